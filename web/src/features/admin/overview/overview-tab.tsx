import { Box, Button, Stack } from '@mui/material';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Job, User } from '@workboard/contracts';
import { pageSizes } from '@workboard/contracts/constants';
import { Suspense } from 'react';
import { Callout } from '../../../components/feedback/callout.js';
import { EmailAddress } from '../../../components/elements/email-address.js';
import { ButtonLink } from '../../../components/elements/link.js';
import { Skeletons } from '../../../components/feedback/query-state.js';
import { Section } from '../../../components/layout/section.js';
import { StatTile, StatTiles } from '../../../components/elements/stat-tile.js';
import { StatusChip } from '../../../components/elements/status-chip.js';
import { fullName } from '@workboard/contracts/person-name';
import { plural, formatNumber } from '../../../lib/text/text.js';
import { roleLabels } from '../../../entities/account/role-labels.js';
import { lazyPart } from '../../../components/feedback/lazy-part.js';
import { CompanyLink } from '../company-link.js';
import { isAuthorised } from '../company-standing.js';
import { adminCompaniesQuery, adminJobsQuery, adminUsersQuery, listError } from '../admin-queries.js';
import { reviewCountsQuery } from '../reviews/review-queries.js';
import { PublishStatus } from '../publish-status.js';
import { RowLink } from '../row-link.js';
import { type ShortRow, ShortRowItem } from '../short-row.js';

const LostSearches = lazyPart(async () => (await import('./lost-searches.js')).LostSearches);

const userNote = (users: readonly User[]): string => {
  const count = (role: User['role']) => users.filter((user) => user.role === role).length;
  return `${plural(count('job_seeker'), 'job seeker')}, ${plural(count('employer'), 'employer')}`;
};

const jobNote = (jobs: readonly Job[]): string => {
  const published = jobs.filter((job) => job.published).length;
  return `${published} published, ${plural(jobs.length - published, 'draft')}`;
};

const shown = (value: number | undefined): string => (value === undefined ? '–' : formatNumber(value));

interface RecentCardProps<Row> {
  title: string;
  query: Pick<UseQueryResult<Row[]>, 'data' | 'isPending'>;
  row: (row: Row) => ShortRow;
}

const Recent = ({ label, rows }: { label: string; rows: readonly ShortRow[] }) => (
  <Stack component="ul" aria-label={label} sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
    {rows.map(({ id, ...row }) => (
      <ShortRowItem key={id} {...row} />
    ))}
    {rows.length === 0 && <li>Nothing yet.</li>}
  </Stack>
);

const RecentCard = <Row,>({ title, query, row }: RecentCardProps<Row>) => (
  <Section card title={title}>
    {query.data ? (
      <Recent label={title} rows={query.data.slice(0, pageSizes.adminRecent).map(row)} />
    ) : query.isPending ? (
      <Skeletons count={1} height={260} />
    ) : (
      'Not available.'
    )}
  </Section>
);

/** Ads that need a decision (decision P40); nothing when there are none. */
const ToReview = () => {
  const counts = useQuery(reviewCountsQuery).data?.counts;
  const total = counts ? counts.waiting + counts.reported + counts.noticed : 0;
  return (
    counts &&
    total > 0 && (
      <Callout
        tone="warning"
        title={`${plural(total, 'ad')} to review`}
        action={
          <ButtonLink size="small" variant="outlined" to="/admin/reviews">
            Review
          </ButtonLink>
        }
      >
        {`${counts.waiting} waiting to go live, ${counts.reported} reported, ${counts.noticed} with signals only.`}
      </Callout>
    )
  );
};

/** Figures of the whole platform and what came last (spec §2 "Super admin dashboard"). */
export const OverviewTab = () => {
  const users = useQuery(adminUsersQuery);
  const companies = useQuery(adminCompaniesQuery);
  const jobs = useQuery(adminJobsQuery);
  const failures = [
    { name: 'Users', query: users, text: listError('users') },
    { name: 'Companies', query: companies, text: listError('companies') },
    { name: 'Jobs', query: jobs, text: listError('jobs') },
  ].flatMap(({ name, query: { error, refetch }, text }) => (error ? [{ name, refetch, text: text(error) }] : []));
  const waiting = companies.data?.filter((company) => !isAuthorised(company)).length;
  const readAgain = () => failures.forEach(({ refetch }) => void refetch());
  return (
    <Stack sx={{ gap: 3 }}>
      {failures.length > 0 && (
        <Callout
          tone="error"
          title="Data Loading Errors"
          action={
            <Button size="small" variant="outlined" onClick={readAgain}>
              Try Again
            </Button>
          }
        >
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {failures.map(({ name, text }) => (
              <li key={name}>{`${name}: ${text}`}</li>
            ))}
          </Box>
        </Callout>
      )}
      <ToReview />
      <StatTiles>
        <StatTile
          label="Total Users"
          value={shown(users.data?.length)}
          note={users.data && userNote(users.data)}
          to="?tab=users"
        />
        <StatTile
          label="Companies"
          value={shown(companies.data?.length)}
          note={waiting === undefined ? undefined : `${waiting} to be authorised`}
          to={waiting ? '?tab=companies&status=unauthorised' : '?tab=companies'}
        />
        <StatTile label="Jobs" value={shown(jobs.data?.length)} note={jobs.data && jobNote(jobs.data)} to="?tab=jobs" />
        <StatTile
          label="Pending Verification"
          value={shown(users.data?.filter(({ isVerified }) => !isVerified).length)}
          to="?tab=users&status=unverified"
        />
      </StatTiles>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          '& > section > div': { height: 1 },
        }}
      >
        <RecentCard
          title="Recent Users"
          query={users}
          row={(user) => ({
            id: user.id,
            title: <RowLink to={`/admin/users/${user.id}`}>{fullName(user)}</RowLink>,
            text: <EmailAddress>{user.email}</EmailAddress>,
            chip: <StatusChip label={roleLabels[user.role]} />,
          })}
        />
        <RecentCard
          title="Recent Jobs"
          query={jobs}
          row={(job) => ({
            id: job.id,
            title: <RowLink to={`/jobs/${job.id}`}>{job.title}</RowLink>,
            text: <CompanyLink id={job.company.id} name={job.company.name} />,
            chip: <PublishStatus job={job} />,
          })}
        />
        <Suspense fallback={<Skeletons count={1} height={160} />}>
          <LostSearches />
        </Suspense>
      </Box>
    </Stack>
  );
};
