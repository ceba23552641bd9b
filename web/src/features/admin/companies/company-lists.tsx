import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { CompanyPerson, Job, Review } from '@workboard/contracts';
import { jobStateOf } from '@workboard/contracts/job-state';
import { jobStateWords } from '@workboard/contracts/job-state-words';
import type { CompanyStatus } from '@workboard/contracts/enums';
import { breakable, DataTable, LongText, type Column } from '../../../components/lists/data-table.js';
import { TextLink } from '../../../components/elements/link.js';
import { QueryState, Skeletons } from '../../../components/feedback/query-state.js';
import { Section } from '../../../components/layout/section.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { formatDay, formatDayAndTime } from '../../../lib/text/dates.js';
import { fullName } from '@workboard/contracts/person-name';
import { roleLabels } from '../../../entities/account/role-labels.js';
import { formatNumber } from '../../../lib/text/text.js';
import { useNow } from '../../../lib/browser/use-now.js';
import { ReviewState, Why } from '../reviews/review-cells.js';
import { RecordList } from './record-list.js';
import { casesOfQuery, jobsOfQuery, peopleOfQuery } from './record-queries.js';

const peopleColumns: Column<CompanyPerson>[] = [
  {
    header: 'Name',
    isTitle: true,
    cell: (person) => <TextLink to={`/admin/users/${person.id}`}>{breakable(fullName(person))}</TextLink>,
  },
  { header: 'Email', cell: ({ email }) => <LongText>{email}</LongText> },
  { header: 'Role', noWrap: true, cell: ({ isOwner, role }) => (isOwner ? 'Owner' : roleLabels[role]) },
  {
    header: 'Last sign-in',
    minWidth: 148,
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatDayAndTime(lastSignInAt) : 'Never'),
  },
  { header: 'Joined', noWrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: 'State',
    cell: ({ isVerified, isLeaving }) =>
      isLeaving ? (
        <StatusChip label="Leaving" tone="rejected" />
      ) : (
        <StatusChip label={isVerified ? 'Verified' : 'Pending'} tone={isVerified ? 'hired' : 'interviewing'} />
      ),
  },
];

/** The team, with when each signed in last. */
export const PeopleOfCompany = ({ id }: { id: number }) => {
  const query = useQuery(peopleOfQuery(id));
  return (
    <Section title={query.data ? `People (${query.data.length})` : 'People'}>
      <QueryState query={query} loading={<Skeletons count={1} height={160} />}>
        {(people) =>
          people.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>Nobody belongs to this company.</Typography>
          ) : (
            <DataTable label="People" rows={people} columns={peopleColumns} rowKey={(person) => person.id} />
          )
        }
      </QueryState>
    </Section>
  );
};

const jobColumns = (companyStatus: CompanyStatus, now: Date): Column<Job>[] => [
  {
    header: 'Title',
    isTitle: true,
    cell: ({ id, title }) => <TextLink to={`/jobs/${id}`}>{breakable(title)}</TextLink>,
  },
  {
    header: 'State',
    cell: (job) => {
      const state = jobStateOf(job, { now, companyStatus });
      const tone =
        state === 'live' ? 'hired' : state === 'taken_down' || state === 'in_review' ? 'rejected' : 'neutral';
      return (
        <>
          {/* 'Closed by you' is said to its team. */}
          <StatusChip label={state === 'closed' ? 'Closed' : jobStateWords[state].name} tone={tone} />
          {job.takenDownReason && (
            <Typography variant="caption" component="p" sx={{ mt: 0.5, maxWidth: 320, overflowWrap: 'anywhere' }}>
              {job.takenDownReason}
            </Typography>
          )}
        </>
      );
    },
  },
  { header: 'Posted', noWrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
  { header: 'Closes', noWrap: true, cell: ({ closingDate }) => (closingDate ? formatDay(closingDate) : '–') },
  { header: 'Views', align: 'right', cell: ({ views }) => formatNumber(views) },
  {
    header: 'Applications',
    align: 'right',
    cell: ({ id, title, applications }) => (
      <TextLink to={`/jobs/${id}/figures`} aria-label={`${applications}: figures of ${title}`}>
        {formatNumber(applications)}
      </TextLink>
    ),
  },
];

/** All ads, whatever their state, with why one was taken down. */
export const JobsOfCompany = ({ id, name, status }: { id: number; name: string; status: CompanyStatus }) => {
  const now = useNow();
  return (
    <RecordList
      title="Jobs"
      action={
        <TextLink to={`/super-admin?${new URLSearchParams({ tab: 'jobs', search: name }).toString()}`}>
          In the list of jobs
        </TextLink>
      }
      query={(page) => jobsOfQuery(id, page)}
      select={({ jobs, total }) => ({ rows: jobs, total })}
      columns={jobColumns(status, now)}
      empty="It has posted nothing yet."
    />
  );
};

const caseColumns: Column<Review>[] = [
  {
    header: 'Ad',
    isTitle: true,
    cell: ({ jobId, title }) => <TextLink to={`/jobs/${jobId}`}>{breakable(title)}</TextLink>,
  },
  { header: 'Why', minWidth: 220, cell: Why },
  { header: 'Since', minWidth: 148, cell: ({ openedAt }) => formatDayAndTime(openedAt) },
  { header: 'State', cell: ReviewState },
];

/** Reports about its ads and signals in them, decided or not (decision P40). */
export const CasesOfCompany = ({ id }: { id: number }) => (
  <RecordList
    title="Reports and holds"
    action={<TextLink to="/admin/reviews">Review</TextLink>}
    query={(page) => casesOfQuery(id, page)}
    select={({ reviews, total }) => ({ rows: reviews, total })}
    columns={caseColumns}
    empty="Nobody reported its ads, and none was held."
  />
);
