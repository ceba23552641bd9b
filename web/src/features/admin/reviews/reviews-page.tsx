import { Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { Review, ReviewCounts } from '@workboard/contracts';
import { pageSizes } from '@workboard/contracts/constants';
import { Suspense, useState } from 'react';
import { TextInput } from '../../../components/forms/controls.js';
import { breakable, type Column } from '../../../components/lists/data-table.js';
import { RowLink } from '../row-link.js';
import { Page } from '../../../components/layout/page.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { StatTile, StatTiles } from '../../../components/elements/stat-tile.js';
import type { Query } from '../../../lib/api/address.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { plural, formatNumber } from '../../../lib/text/text.js';
import { useListParams } from '../../../lib/lists/use-list-params.js';
import { FilterSelects, type ListFilter } from '../admin-list.js';
import { adminCompaniesQuery } from '../admin-queries.js';
import { BackToAdmin } from '../admin-notices.js';
import { CompanyLink } from '../company-link.js';
import { isAuthorised } from '../company-standing.js';
import { PagedList } from '../paged-list.js';
import { RowAction } from '../row-actions.js';
import { QueueList } from './queue-list.js';
import { ReviewState, Why } from './review-cells.js';
import { reviewsQuery } from './review-queries.js';
import { useDecide } from './use-decide.js';
import { lazyDialog } from '../../../components/feedback/lazy-part.js';

const ReviewDialog = lazyDialog(async () => (await import('./review-dialog.js')).ReviewDialog);

type Asked = Query<'/admin/reviews'>;

const pageSize = pageSizes.admin;
/** As many ads as are put in a row with the companies. */
const queueSize = 100;

const filters: readonly ListFilter[] = [
  {
    name: 'kind',
    label: 'Kind',
    options: [
      { value: 'all', label: 'Ads and companies' },
      { value: 'companies', label: 'Companies to authorise' },
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
        to="?kind=companies"
      />
    </StatTiles>
  );
};

const columns = (open: (review: Review) => void): Column<Review>[] => [
  {
    header: 'Ad',
    isTitle: true,
    cell: ({ jobId, title, company }) => (
      <>
        <RowLink to={`/jobs/${jobId}`}>{breakable(title)}</RowLink>
        <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
          <CompanyLink id={company.id} name={company.name} />
        </Typography>
      </>
    ),
  },
  {
    header: 'Why',
    minWidth: 220,
    cell: Why,
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
  const [params, update] = useListParams({ page: 1, kind: 'all', state: 'open', search: '' });
  const decide = useDecide();
  const [openId, setOpenId] = useState<number | null>(null);
  const isCompanies = params.kind === 'companies';
  // Companies wait in one row with the ads; nothing was kept of those that were decided.
  const isQueue = params.state === 'open' && (params.kind === 'all' || isCompanies);
  const query = useQuery(
    reviewsQuery({
      kind: isCompanies || params.kind === 'all' ? undefined : (params.kind as Asked['kind']),
      state: params.state as Asked['state'],
      ...(isQueue ? { limit: queueSize, offset: 0 } : { limit: pageSize, offset: (params.page - 1) * pageSize }),
    }),
  );
  const isNarrowed = params.kind !== 'all' || params.state !== 'open' || (isQueue && params.search !== '');
  const onClear = isNarrowed ? () => update({ kind: 'all', state: 'open', search: '' }) : undefined;
  const onPage = (page: number) => update({ page });
  const toolbar = (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5 }}>
      {isQueue && (
        <TextInput
          type="search"
          value={params.search}
          onChange={({ target }) => update({ search: target.value }, { replace: true })}
          placeholder="Search by company, ad or owner"
          aria-label="Search by company, ad or owner"
        />
      )}
      <FilterSelects filters={filters} params={params} update={update} />
    </Stack>
  );
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
            {isQueue ? (
              <QueueList
                reviews={isCompanies ? [] : reviews}
                total={isCompanies ? 0 : total}
                search={params.search}
                page={params.page}
                onPage={onPage}
                toolbar={toolbar}
                decide={decide}
                open={({ id }) => setOpenId(id)}
                onClear={onClear}
              />
            ) : (
              <PagedList
                title="Cases"
                rows={reviews}
                total={total}
                columns={columns(({ id }) => setOpenId(id))}
                page={params.page}
                onPage={onPage}
                emptyTitle="No cases found"
                onClear={onClear}
                toolbar={toolbar}
              />
            )}
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
