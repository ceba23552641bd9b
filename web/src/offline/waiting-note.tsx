import { Box, Button, Stack, Typography } from '@mui/material';
import { cancel, tryAgain } from './queue.js';
import { agoWords, typedAnswers } from './queue-rules.js';
import { useSignInState } from '../lib/session/sign-in.js';
import { toast } from '../lib/toasts/toast.js';
import type { Waiting } from './waiting-entry.js';
import { Callout } from '../components/feedback/callout.js';
import { ButtonLink, TextLink } from '../components/elements/link.js';

/** What stands in the list for each kind of act. */
const acts: Record<Waiting['kind'], string> = {
  apply: 'Application',
  save: 'Saving',
  unsave: 'Unsaving',
  notes: 'Notes',
  withdraw: 'Withdrawing',
};

const words = ({ state, reason, at }: Waiting): { title: string; text: string } => {
  switch (state) {
    case 'signIn':
      return {
        title: 'Sign in to send it',
        text: 'Your session has ended. It is kept on this device, and sent once you have signed in.',
      };
    case 'refused':
      return { title: 'Not sent', text: reason ?? '' };
    default:
      return {
        title: 'Waiting for a signal',
        text: `Kept on this device ${agoWords(at)}. We send it as soon as there is signal. You can close this page.`,
      };
  }
};

/** Nothing that was written goes: letter and answers stand in the form again. */
const giveBack = ({ accountId, jobId, coverLetter, answers }: Waiting): void => {
  const letter = { jobId, coverLetter, answers: typedAnswers(answers ?? {}) };
  try {
    sessionStorage.setItem(`draft:${accountId}:cover-letter-${jobId}`, JSON.stringify(letter));
  } catch {
    // No room: the person has just said that it may go.
  }
};

const takeBack = async (entry: Waiting): Promise<void> => {
  if (entry.kind === 'apply') {
    giveBack(entry);
  }
  if (!(await cancel(entry))) {
    toast.neutral('It is being sent right now');
  }
};

interface WaitingNoteProps {
  entry: Waiting;
  /** Names the job, where it stands among others. */
  withJob?: boolean;
}

/** Something that waits on this device: where it stands, and the way to take it back (decision P51). */
export const WaitingNote = ({ entry, withJob = false }: WaitingNoteProps) => {
  const here = useSignInState();
  const { title, text } = words(entry);
  const isRefused = entry.state === 'refused';
  return (
    <Callout
      tone={isRefused ? 'error' : 'warning'}
      title={title}
      action={
        <Stack direction="row" sx={{ gap: 1 }}>
          {entry.state === 'signIn' && (
            <ButtonLink size="small" variant="contained" to="/auth" state={here}>
              Sign In
            </ButtonLink>
          )}
          {isRefused && (
            <Button size="small" variant="outlined" onClick={() => void tryAgain(entry)}>
              Try Again
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => void takeBack(entry)}>
            {isRefused ? 'Remove' : 'Cancel'}
          </Button>
        </Stack>
      }
    >
      {withJob && (
        <Typography variant="body2">
          {acts[entry.kind]}: <TextLink to={`/jobs/${entry.jobId}`}>{entry.title}</TextLink>
          {entry.company && ` · ${entry.company}`}
        </Typography>
      )}
      <Typography variant="body2">{text}</Typography>
      {entry.coverLetter && (
        <Box
          component="details"
          sx={{ mt: 0.5, typography: 'body2', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          <summary>Your letter</summary>
          {entry.coverLetter}
        </Box>
      )}
    </Callout>
  );
};
