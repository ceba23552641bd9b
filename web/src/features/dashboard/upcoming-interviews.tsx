import { Box, Stack, Typography } from '@mui/material';
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
      <Stack component="ul" sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
        {rows.slice(0, most).map((row) => (
          <Box component="li" key={row.interview.id}>
            <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography sx={{ fontWeight: 600 }}>{formatDayAndTime(row.interview.scheduledAt)}</Typography>
              {isToday(row.interview, now) && (
                <Box component={Tag} sx={{ bgcolor: 'gold.fill', color: 'gold.ink' }}>
                  Today
                </Box>
              )}
              {row.isClosed && <Tag>Job is switched off</Tag>}
            </Stack>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {row.about}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {row.interview.place ?? interviewTypeLabels[row.interview.type]}
              {row.answer && ` · ${row.answer}`}
            </Typography>
            {row.action && (
              <TextLink to={linkTo(row)} aria-label={`${row.action}: ${row.about}`}>
                {row.action}
              </TextLink>
            )}
          </Box>
        ))}
      </Stack>
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
