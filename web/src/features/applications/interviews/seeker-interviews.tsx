import type { Application, Interview } from '@workboard/contracts';
import { interviewAnswers, type InterviewAnswer } from '@workboard/contracts/enums';
import { answerWords } from '@workboard/contracts/interview-words';
import { Suspense, useState } from 'react';
import { Button, buttonClasses } from '../../../components/elements/button.js';
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
    <div className="seeker-interview well">
      <InterviewFacts interview={interview} />
      <p className="text-small">
        {interview.answer ? (
          <>
            <strong>Your answer:</strong> {answerWords[interview.answer].own}
            {interview.answerText && `: “${interview.answerText}”`}
          </>
        ) : (
          'Will you come?'
        )}
      </p>
      <EdgeActions>
        {interviewAnswers
          .filter((answer) => answer !== interview.answer)
          .map((answer) => (
            <Button key={answer} size="small" onClick={() => setChosen(answer)}>
              {answerWords[answer].choice}
            </Button>
          ))}
      </EdgeActions>
      <EdgeActions>
        {interview.meetingLink && (
          <a
            className={buttonClasses({ size: 'small' })}
            href={interview.meetingLink}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
          >
            Join the meeting
          </a>
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
    </div>
  );
};

/** All interviews of an application as the seeker sees them: to come, cancelled and held. */
export const SeekerInterviews = ({ application }: { application: Application }) => {
  const now = useNow();
  return (application.interviews ?? []).map((interview) => {
    if (isPlanned(interview, now)) {
      return <Planned key={interview.id} application={application} interview={interview} />;
    }
    const when = formatDayAndTime(interview.scheduledAt);
    if (isCalledOff(interview, now)) {
      return (
        <div key={interview.id} className="seeker-interview">
          <Callout tone="warning" title="Cancelled – do not travel">
            The interview on {when} will not take place.
          </Callout>
        </div>
      );
    }
    if (interview.status === 'cancelled') {
      return (
        <p key={interview.id} className="text-small quiet apart">
          Cancelled: interview on {when}
        </p>
      );
    }
    return (
      isPast(interview, now) && (
        <p key={interview.id} className="text-small apart">
          Interview was on {when}
        </p>
      )
    );
  });
};
