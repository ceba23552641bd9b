import { Box, Button, Typography } from '@mui/material';
import type { Application, Interview } from '@workboard/contracts';
import { interviewAnswers, type InterviewAnswer } from '@workboard/contracts/enums';
import { answerWords } from '@workboard/contracts/interview-words';
import { Suspense, useState } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { EdgeActions } from '../../../components/elements/edge-actions.js';
import { addressOf } from '../../../lib/api/address.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { isCalledOff, isPast, isPlanned } from '../../../entities/interview/interviews.js';
import { useNow } from '../../../lib/browser/use-now.js';
import { InterviewFacts } from './interview-facts.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';

const AnswerDialog = lazyDialog(async () => (await import('./answer-dialog.js')).AnswerDialog);

/** Hands the calendar entry that the mails carry to the browser as a download. */
const downloadCalendarEntry = (id: number): void => {
  const link = document.createElement('a');
  link.href = addressOf('/interviews/{id}/calendar', { params: { id } });
  link.download = `interview-${id}.ics`;
  link.click();
};

interface PlannedProps {
  application: Application;
  interview: Interview;
}

/** The interview that is planned, with all that the employer said about it (decision P11), and the seeker's answer. */
const Planned = ({ application, interview }: PlannedProps) => {
  const [chosen, setChosen] = useState<InterviewAnswer | null>(null);
  return (
    <Box sx={{ mt: 1.5, px: 1.5, py: 1, borderRadius: 1, bgcolor: 'sunken' }}>
      <InterviewFacts interview={interview} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {interview.answer ? (
          <>
            <strong>Your answer:</strong> {answerWords[interview.answer].own}
            {interview.answerText && `: “${interview.answerText}”`}
          </>
        ) : (
          'Will you come?'
        )}
      </Typography>
      <EdgeActions sx={{ flexWrap: 'wrap' }}>
        {interviewAnswers
          .filter((answer) => answer !== interview.answer)
          .map((answer) => (
            <Button key={answer} size="small" onClick={() => setChosen(answer)}>
              {answerWords[answer].choice}
            </Button>
          ))}
      </EdgeActions>
      <EdgeActions sx={{ flexWrap: 'wrap' }}>
        {interview.meetingLink && (
          <Button size="small" href={interview.meetingLink} target="_blank" rel="noopener noreferrer nofollow ugc">
            Join the meeting
          </Button>
        )}
        <Button size="small" onClick={() => downloadCalendarEntry(interview.id)}>
          Add to calendar
        </Button>
      </EdgeActions>
      <Suspense fallback={null}>
        {chosen && (
          <AnswerDialog
            application={application}
            interview={interview}
            answer={chosen}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </Box>
  );
};

/** All interviews of an application as the seeker sees them: to come, cancelled and held. */
export const SeekerInterviews = ({ application }: { application: Application }) => {
  const now = useNow();
  return (application.interviews ?? []).map((interview) => (
    <Box key={interview.id}>
      {isPlanned(interview, now) && <Planned application={application} interview={interview} />}
      {isCalledOff(interview, now) && (
        <Box sx={{ mt: 1.5 }}>
          <Callout tone="warning" title="Cancelled – do not travel">
            The interview on {formatDayAndTime(interview.scheduledAt)} will not take place.
          </Callout>
        </Box>
      )}
      {interview.status === 'cancelled' && !isCalledOff(interview, now) && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          Cancelled: interview on {formatDayAndTime(interview.scheduledAt)}
        </Typography>
      )}
      {isPast(interview, now) && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Interview was on {formatDayAndTime(interview.scheduledAt)}
        </Typography>
      )}
    </Box>
  ));
};
