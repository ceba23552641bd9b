import { useQuery } from '@tanstack/react-query';
import { clashesOf, peopleOf } from '@workboard/contracts/interview-clashes';
import { useFormContext } from 'react-hook-form';
import { Callout } from '../../../components/feedback/callout.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { useUser } from '../../../lib/session/session.js';
import { fullName } from '@workboard/contracts/person-name';
import { interviewsQuery } from '../../../entities/interview/interview-queries.js';
import { teamQuery } from '../../../entities/company/company-queries.js';
import { useNow } from '../../../lib/browser/use-now.js';
import { meetingOf, plannedIn } from '../../../entities/interview/agenda.js';
import { fromLocal } from './local-time.js';

interface ClashNoteProps {
  /** As the date control has them; those that are empty are left out. */
  times: readonly string[];
  applicantIds: readonly number[];
  /** The interview that is changed, which does not clash with itself. */
  interviewId?: number;
}

/** Says who is expected twice at one of the times: the applicant, the contact or somebody of the panel. Forbids nothing. */
export const ClashNote = ({ times, applicantIds, interviewId = 0 }: ClashNoteProps) => {
  const form = useFormContext<{ duration: string; contactEmail: string; panel: string[] }>();
  const [duration, contactEmail, panel] = form.watch(['duration', 'contactEmail', 'panel']);
  const now = useNow();
  const user = useUser();
  const { data: interviews = [] } = useQuery(interviewsQuery);
  const { data: team = [] } = useQuery(teamQuery);
  const names = new Map([user, ...team].map((member) => [member.email.toLowerCase(), fullName(member)]));
  const others = plannedIn(interviews, now).map(meetingOf);
  const people = peopleOf({ contactEmail, panel });
  const lines = times.flatMap((time) => {
    const start = fromLocal(time);
    if (!start || Number.isNaN(start.getTime())) {
      return [];
    }
    const scheduledAt = start.toISOString();
    const ofAll = (applicantIds.length > 0 ? applicantIds : [null]).flatMap((applicantId) =>
      clashesOf({ id: interviewId, scheduledAt, duration: Number(duration), applicantId, people }, others),
    );
    const who = [...new Set(ofAll.flatMap((clash) => clash.who))].map((address) => names.get(address) ?? address);
    const isApplicant = ofAll.some((clash) => clash.isApplicant);
    const whom = [...who, ...(isApplicant ? [applicantIds.length > 1 ? 'an applicant' : 'the applicant'] : [])];
    return whom.length > 0 ? [`${formatDayAndTime(scheduledAt)}: ${whom.join(', ')}`] : [];
  });
  return (
    <div aria-live="polite">
      {lines.length > 0 && (
        <Callout tone="warning" title="Another interview at the same time">
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Callout>
      )}
    </div>
  );
};
