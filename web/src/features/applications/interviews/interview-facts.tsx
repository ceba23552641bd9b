import { Typography } from '@mui/material';
import type { Interview } from '@workboard/contracts';
import { otherClock } from '@workboard/contracts/dates';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { interviewTypeLabels } from '../../../entities/interview/interview-labels.js';

const Line = ({ label, children }: { label: string; children: string }) => (
  <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
    <strong>{label}:</strong> {children}
  </Typography>
);

/** When and where an interview is, and whom to ask, as both sides read it. */
export const InterviewFacts = ({ interview }: { interview: Interview }) => {
  const { place, phone, contactName, contactPhone, contactEmail, notes } = interview;
  const clock = otherClock(new Date(interview.scheduledAt), place);
  const contact = [contactName, contactPhone, contactEmail].filter(Boolean).join(', ');
  return (
    <>
      <Typography variant="body2">
        <strong>Interview:</strong> {formatDayAndTime(interview.scheduledAt)}
        {clock && ` (${clock})`}, {interview.duration} minutes, {interviewTypeLabels[interview.type].toLowerCase()}
      </Typography>
      {place && <Line label="Where">{place}</Line>}
      {interview.type === 'phone' && phone && <Line label="Number that is called">{phone}</Line>}
      {contact && <Line label="Contact">{contact}</Line>}
      {notes && (
        <Typography variant="body2" sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {notes}
        </Typography>
      )}
    </>
  );
};
