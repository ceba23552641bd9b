import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReviewDetail } from '@workboard/contracts';
import { reviewEndWords, type ReviewDecision } from '@workboard/contracts/reviews';
import { useState } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { TitledDialog } from '../../../components/dialogs/titled-dialog.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { CompanyLink } from '../company-link.js';
import { ReasonDialog } from '../decisions.js';
import { Evidence } from './evidence.js';
import { reviewQuery } from './review-queries.js';
import type { useDecide } from './use-decide.js';

const reasonWords = {
  take_down: {
    title: 'Why is this ad taken down?',
    text: 'Whoever looks after the job gets this in a mail, with what to do next.',
    submit: 'Take down',
  },
  revoke_company: {
    title: 'Why is this company revoked?',
    text: 'Its owner gets this in a mail. All of its ads are hidden, and it reads its applicants no more.',
    submit: 'Revoke company',
  },
} as const;

const Steps = ({ steps }: Pick<ReviewDetail, 'steps'>) =>
  steps.length === 0 ? null : (
    <Box>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        Decisions
      </Typography>
      <Stack component="ul" sx={{ gap: 1, listStyle: 'none', p: 0, m: 0 }}>
        {steps.map(({ decision, reason, name, userId, at }) => (
          <li key={at}>
            {decision === 'reopen' ? 'Taken back' : reviewEndWords[decision]} · {formatDayAndTime(at)}
            {userId !== null && ` · ${name ?? `User ${userId}`}`}
            {reason && <Typography variant="body2">{reason}</Typography>}
          </li>
        ))}
      </Stack>
    </Box>
  );

interface ReviewDialogProps {
  id: number;
  decide: ReturnType<typeof useDecide>;
  onClose: () => void;
}

/** A case with all that is known of it, and the decision. */
export const ReviewDialog = ({ id, decide, onClose }: ReviewDialogProps) => {
  const query = useQuery(reviewQuery(id));
  const [asked, setAsked] = useState<keyof typeof reasonWords | null>(null);
  const send = async (decision: ReviewDecision, reason?: string) => {
    await decide.mutateAsync({ id, decision, ...(reason && { reason }) });
    onClose();
  };
  if (asked) {
    return (
      <ReasonDialog {...reasonWords[asked]} onSend={(reason) => send(asked, reason)} onClose={() => setAsked(null)} />
    );
  }
  const review = query.data;
  const press = (decision: ReviewDecision) => void send(decision).catch(() => undefined);
  const isRevoked = review?.company.status !== 'authorised';
  return (
    <TitledDialog
      title={review ? review.title : 'Case'}
      onClose={onClose}
      actions={
        review && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {review.decision === null && review.heldAt !== null && (
              <Button variant="contained" disabled={decide.isPending} onClick={() => press('publish')}>
                Publish
              </Button>
            )}
            {review.decision === null && review.heldAt === null && (
              <Button variant="contained" disabled={decide.isPending} onClick={() => press('keep')}>
                {review.now === null ? 'Close case' : 'Keep'}
              </Button>
            )}
            {review.decision === null && review.now !== null && (
              <Button variant="outlined" disabled={decide.isPending} onClick={() => setAsked('take_down')}>
                Take down
              </Button>
            )}
            {review.decision === null && !isRevoked && (
              <Button variant="outlined" disabled={decide.isPending} onClick={() => setAsked('revoke_company')}>
                Revoke company
              </Button>
            )}
            <Button onClick={onClose}>Close</Button>
          </Stack>
        )
      }
    >
      <QueryState query={query}>
        {(detail) => (
          <Stack sx={{ gap: 3 }}>
            <Typography sx={{ color: 'text.secondary' }}>
              <CompanyLink id={detail.company.id} name={detail.company.name} /> · since{' '}
              {formatDayAndTime(detail.openedAt)}
            </Typography>
            {detail.decision && <Callout tone="info">{reviewEndWords[detail.decision]}</Callout>}
            <Evidence review={detail} />
            <Steps steps={detail.steps} />
          </Stack>
        )}
      </QueryState>
    </TitledDialog>
  );
};
