import type { Interview } from '@workboard/contracts';
import { otherClock } from '@workboard/contracts/dates';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { interviewTypeLabels } from '../../../entities/interview/interview-labels.js';

const Line = ({ label, children }: { label: string; children: string }) => (
  <p className="text-small as-typed">
    <strong>{label}:</strong> {children}
  </p>
);

/** When and where an interview is, and whom to ask. */
export const InterviewFacts = ({ interview }: { interview: Interview }) => {
  const { place, phone, contactName, contactPhone, contactEmail, notes } = interview;
  const clock = otherClock(new Date(interview.scheduledAt), place);
  const contact = [contactName, contactPhone, contactEmail].filter(Boolean).join(', ');
  return (
    <div className="interview-facts">
      <p className="text-small">
        <strong>Interview:</strong> {formatDayAndTime(interview.scheduledAt)}
        {clock && ` (${clock})`}, {interview.duration} minutes, {interviewTypeLabels[interview.type].toLowerCase()}
      </p>
      {place && <Line label="Where">{place}</Line>}
      {interview.type === 'phone' && phone && <Line label="Number that is called">{phone}</Line>}
      {contact && <Line label="Contact">{contact}</Line>}
      {notes && <p className="text-small as-typed">{notes}</p>}
    </div>
  );
};
