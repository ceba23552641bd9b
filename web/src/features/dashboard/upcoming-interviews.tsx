import { useQuery } from '@tanstack/react-query';
import type { Application, Interview } from '@workboard/contracts';
import { answerWords } from '@workboard/contracts/interview-words';
import { referenceOf } from '@workboard/contracts/statuses';
import { TextLink } from '../../components/elements/link.js';
import { Section } from '../../components/layout/section.js';
import { Tag } from '../../components/elements/tag.js';
import { formatDayAndTime } from '../../lib/text/dates.js';
import { isToday, plannedOf, upcomingOf } from '../../entities/interview/interviews.js';
import { capitalise } from '../../lib/text/text.js';
import { fullName } from '@workboard/contracts/person-name';
import { interviewTypeLabels } from '../../entities/interview/interview-labels.js';
import { interviewsQuery } from '../../entities/interview/interview-queries.js';
import { useNow } from '../../lib/browser/use-now.js';
import { useIsWriter } from '../../lib/session/writers.js';

const most = 5;

interface Row {
  interview: Interview;
  /** The other side and the job. */
  about: string;
  /** The job is switched off. */
  isClosed?: boolean;
  /** What the employer reads of the answer. */
  answer?: string;
  /** What the link to the application says, where it leads to it alone. */
  action?: string;
}

/** Finds the application, those of closed jobs too. */
const linkTo = ({ interview, isClosed }: Row): string =>
  `/applications?search=${referenceOf(interview.applicationId)}${isClosed ? '&closed=on' : ''}`;

const Upcoming = ({ rows }: { rows: readonly Row[] }) => {
  const now = useNow();
  if (rows.length === 0) {
    return null;
  }
  return (
    <Section card title="Upcoming interviews" action={<TextLink to="/applications">All applications</TextLink>}>
      <ul className="plain-list upcoming">
        {rows.slice(0, most).map((row) => (
          <li key={row.interview.id}>
            <div className="line">
              <p className="text strong">{formatDayAndTime(row.interview.scheduledAt)}</p>
              {isToday(row.interview, now) && <Tag className="today">Today</Tag>}
              {row.isClosed && <Tag>Job is switched off</Tag>}
            </div>
            <p className="text-small">{row.about}</p>
            <p className="text-small quiet">
              {row.interview.place ?? interviewTypeLabels[row.interview.type]}
              {row.answer && ` · ${row.answer}`}
            </p>
            {row.action && (
              <TextLink to={linkTo(row)} aria-label={`${row.action}: ${row.about}`}>
                {row.action}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** A seeker's next interviews, soonest first, today's marked; nothing where there are none. */
export const SeekerUpcoming = ({ applications }: { applications: readonly Application[] | undefined }) => {
  const rows = upcomingOf(applications ?? [], useNow()).map(({ application: { job }, interview }) => ({
    interview,
    about: `${job.company.name} · ${job.title}`,
  }));
  return <Upcoming rows={rows} />;
};

/** The company's next interviews, also those of jobs that are switched off, with the way to change or cancel each. */
export const EmployerUpcoming = () => {
  const { data = [] } = useQuery(interviewsQuery);
  const isWriter = useIsWriter();
  const rows = plannedOf(data, { now: useNow() }).map(({ job, applicant, ...interview }): Row => ({
    interview,
    about: [applicant && fullName(applicant), job?.title].filter(Boolean).join(' · '),
    isClosed: job?.status === 'inactive',
    answer: interview.answer ? capitalise(answerWords[interview.answer].employer) : 'No answer yet',
    action: isWriter ? 'Change or cancel' : 'Open',
  }));
  return <Upcoming rows={rows} />;
};
