import type { Application, Job } from '@workboard/contracts';
import { isOpen, referenceOf, statusForSeeker, statusWords } from '@workboard/contracts/statuses';
import { Callout } from '../../components/feedback/callout.js';
import { ButtonLink } from '../../components/elements/link.js';
import { formatDay } from '../../lib/text/dates.js';
import { employerName } from '../../entities/job/employer.js';

interface AppliedNoteProps {
  application: Application;
  job: Job;
}

/** When it was sent, where it stands, what comes next, and the way to it: what a message of six seconds cannot keep. */
export const AppliedNote = ({ application, job }: AppliedNoteProps) => {
  const reference = referenceOf(application.id);
  return (
    <Callout
      tone="success"
      title={`You applied on ${formatDay(application.appliedAt)}`}
      action={
        <ButtonLink size="small" variant="outlined" to={`/applications?search=${reference}`}>
          See my application
        </ButtonLink>
      }
    >
      <p className="text-small">{`Reference ${reference} · ${statusWords[statusForSeeker(application)].seeker}`}</p>
      {isOpen(application) && (
        <p className="text-small applied-next">
          {employerName(job)} reads it next, perhaps not before applications close
          {job.closingDate && ` on ${formatDay(job.closingDate)}`}. We mail you when something changes.
        </p>
      )}
    </Callout>
  );
};
