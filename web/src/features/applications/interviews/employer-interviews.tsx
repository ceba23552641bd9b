import { Box, Button, Typography } from '@mui/material';
import type { Application, Interview } from '@workboard/contracts';
import { answerWords } from '@workboard/contracts/interview-words';
import { Suspense, useState } from 'react';
import { EdgeActions } from '../../../components/elements/edge-actions.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { isPast, isPlanned } from '../../../entities/interview/interviews.js';
import { capitalise } from '../../../lib/text/text.js';
import { fullName } from '@workboard/contracts/person-name';
import { interviewOutcomeLabels } from '../../../entities/interview/interview-labels.js';
import { useNow } from '../../../lib/browser/use-now.js';
import { useCancelInterview } from '../../../entities/interview/use-interview-actions.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';
import { Writers } from '../../../lib/session/writers.js';

const OutcomeDialog = lazyDialog(
  async () => (await import('../../../entities/interview/outcome-dialog.js')).OutcomeDialog,
);

const Planned = ({ interview, name }: { interview: Interview; name: string }) => {
  const cancel = useCancelInterview();
  const { place, answer, answerText } = interview;
  return (
    <>
      <Typography variant="body2">
        Interview {formatDayAndTime(interview.scheduledAt)}
        {place && `, ${place}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {answer ? capitalise(answerWords[answer].employer) : 'No answer yet'}
        {answerText && `: “${answerText}”`}
      </Typography>
      <Writers>
        <EdgeActions>
          <Button
            size="small"
            color="error"
            onClick={() => void cancel(interview, name)}
            aria-label={`Cancel interview with ${name}`}
          >
            Cancel interview
          </Button>
        </EdgeActions>
      </Writers>
    </>
  );
};

const Past = ({ interview, name }: { interview: Interview; name: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { outcome, outcomeNote } = interview;
  return (
    <>
      <Typography variant="body2">
        Interview was on {formatDayAndTime(interview.scheduledAt)}
        {outcome && `: ${interviewOutcomeLabels[outcome].toLowerCase()}`}
      </Typography>
      {outcomeNote && (
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {outcomeNote}
        </Typography>
      )}
      <Writers>
        <EdgeActions>
          <Button
            size="small"
            onClick={() => setIsOpen(true)}
            aria-label={`${outcome ? 'Change how it went.' : 'How did it go?'} Interview with ${name}`}
          >
            {outcome ? 'Change' : 'How did it go?'}
          </Button>
        </EdgeActions>
      </Writers>
      <Suspense fallback={null}>
        {isOpen && <OutcomeDialog interview={interview} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
};

/** All interviews with an applicant as the employer sees them: to come, held with how they went, and cancelled. */
export const EmployerInterviews = ({ application }: { application: Application }) => {
  const now = useNow();
  const name = fullName(application.user);
  return (application.interviews ?? []).map((interview) => (
    <Box key={interview.id} sx={{ mt: 1 }}>
      {isPlanned(interview, now) && <Planned interview={interview} name={name} />}
      {isPast(interview, now) && <Past interview={interview} name={name} />}
      {interview.status === 'cancelled' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Cancelled: interview on {formatDayAndTime(interview.scheduledAt)}
        </Typography>
      )}
    </Box>
  ));
};
