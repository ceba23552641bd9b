import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Review, ReviewCounts } from '@workboard/contracts';
import { pageSizes } from '@workboard/contracts/constants';
import { reviewEndWords, signalRules } from '@workboard/contracts/reviews';
import { Suspense, useState } from 'react';
import { breakable, type Column } from '../../../components/data-table.js';
import { TextLink } from '../../../components/link.js';
import { Page } from '../../../components/page.js';
import { QueryState } from '../../../components/query-state.js';
import { StatTile, StatTiles } from '../../../components/stat-tile.js';
import { StatusChip } from '../../../components/status-chip.js';
import { formatDayAndTime } from '../../../lib/dates.js';
import { plural } from '../../../lib/labels.js';
import { formatNumber } from '../../../lib/money.js';
import { useListParams } from '../../../lib/use-list-params.js';
import { FilterSelects, type ListFilter } from '../admin-list.js';
import { adminCompaniesQuery } from '../admin-queries.js';
import { BackToAdmin } from '../admin-notices.js';
import { isAuthorised } from '../companies-tab.js';
import { PagedList } from '../paged-list.js';
import { RowAction } from '../row-actions.js';
import { reviewsQuery } from './review-queries.js';
import { useDecide } from './use-decide.js';
import { WaitingCompanies } from './waiting-companies.js';
import { lazyDialog } from '../../../lib/lazy-part.js';

const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.js')).ReviewDialog);

const pageSize = pageSizes.admin;

const filters: readonly ListFilter[] = [
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: 'all', label: 'All cases' },
      { value: 'waiting', label: 'Waiting to go live' },
      { value: 'reported', label: 'Reported' },
      { value: 'noticed', label: 'Signals only' },
    ],
  },
  {
    name: 'state',
    label: 'State',
    options: [
      { value: 'open', label: 'To decide' },
      { value: 'decided', label: 'Decided' },
    ],
  },
];

const Figures = ({ counts }: { counts: ReviewCounts }) => {
  const companies = useQuery(adminCompaniesQuery);
  const waiting = companies.data?.filter((company) => !isAuthorised(company));
  const renamed = waiting?.filter(({ previousName }) => previousName !== null).length;
  return (
    <StatTiles>
      <StatTile
        label="Waiting Ads"
        value={formatNumber(counts.waiting)}
        note={counts.oldestAt ? `Oldest case ${formatDayAndTime(counts.oldestAt)}` : 'Nothing waits'}
        to="?kind=waiting"
      />
      <StatTile label="Reported Ads" value={formatNumber(counts.reported)} to="?kind=reported" />
      <StatTile label="Signals Only" value={formatNumber(counts.noticed)} to="?kind=noticed" />
      <StatTile
        label="Companies Waiting"
        value={waiting ? formatNumber(waiting.length) : '–'}
        note={renamed ? `${plural(renamed, 'company', 'companies')} after a new name` : undefined}
        to="/admin?tab=companies&status=unauthorised"
      />
    </StatTiles>
  );
};

const ReviewState = ({ heldAt, isPublic, decision, company }: Review) => {
  if (decision) {
    return <StatusChip label={reviewEndWords[decision]} tone="neutral" />;
  }
  if (heldAt) {
    return <StatusChip label="Waiting" tone="interviewing" />;
  }
  if (isPublic) {
    return <StatusChip label="Public" tone="hired" />;
  }
  return (
    <StatusChip label={company.status === 'authorised' ? 'Not public' : 'Company not authorised'} tone="neutral" />
  );
};

const columns = (open: (review: Review) => void): Column<Review>[] => [
  {
    header: 'Ad',
    isTitle: true,
    cell: ({ jobId, title, company }) => (
      <>
        <TextLink to={`/jobs/${jobId}`}>{breakable(title)}</TextLink>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          {company.name}
        </Typography>
      </>
    ),
  },
  {
    header: 'Why',
    minWidth: 220,
    cell: ({ signals, reports }) => (
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, gap: 0.5 }}>
        {reports > 0 && <li>{plural(reports, 'report')}</li>}
        {signals.map(({ kind }) => (
          <li key={kind}>{signalRules[kind].words}</li>
        ))}
      </Stack>
    ),
  },
  { header: 'Since', minWidth: 148, cell: ({ openedAt }) => formatDayAndTime(openedAt) },
  { header: 'State', cell: ReviewState },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (review) => (
      <RowAction label={`Review ${review.title}`} onClick={() => open(review)}>
        Review
      </RowAction>
    ),
  },
];

/** Ads that need a super admin's decision (decision P40). */
export const ReviewsPage = () => {
  const [params, update] = useListParams({ page: 1, kind: 'all', state: 'open' });
  const decide = useDecide();
  const [openId, setOpenId] = useState<number | null>(null);
  const query = useQuery(
    reviewsQuery({
      kind: params.kind === 'all' ? undefined : params.kind,
      state: params.state,
      limit: pageSize,
      offset: (params.page - 1) * pageSize,
    }),
  );
  const isNarrowed = params.kind !== 'all' || params.state !== 'open';
  return (
    <Page
      title="Review"
      subtitle="Ads that wait, were reported, or show signals of fraud, and companies that wait."
      actions={<BackToAdmin />}
    >
      <QueryState query={query}>
        {({ reviews, total, counts }) => (
          <Stack sx={{ gap: 4 }}>
            <Figures counts={counts} />
            <PagedList
              title="Cases"
              rows={reviews}
              total={total}
              columns={columns(({ id }) => setOpenId(id))}
              page={params.page}
              onPage={(page) => update({ page })}
              emptyTitle={isNarrowed ? 'No cases found' : 'Every ad is decided'}
              onClear={isNarrowed ? () => update({ kind: 'all', state: 'open' }) : undefined}
              toolbar={
                <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5 }}>
                  <FilterSelects filters={filters} params={params} update={update} />
                </Stack>
              }
            />
            {!isNarrowed && <WaitingCompanies />}
          </Stack>
        )}
      </QueryState>
      {openId !== null && (
        <Suspense fallback={null}>
          <ReviewDialog id={openId} decide={decide} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </Page>
  );
};
