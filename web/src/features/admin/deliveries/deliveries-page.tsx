import { Stack, Typography } from '@mui/material';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Delivery, DeliveryOverview } from '@workboard/contracts';
import { pageSizes } from '@workboard/contracts/constants';
import { useState } from 'react';
import { TextInput } from '../../../components/forms/controls.js';
import type { Column } from '../../../components/lists/data-table.js';
import { Page } from '../../../components/layout/page.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import { StatTile, StatTiles } from '../../../components/elements/stat-tile.js';
import type { Query } from '../../../lib/api/address.js';
import { api } from '../../../lib/api/api.js';
import { formatDayAndTime } from '../../../lib/text/dates.js';
import { plural, formatNumber } from '../../../lib/text/text.js';
import { keyOf, read } from '../../../lib/api/read.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useListParams } from '../../../lib/lists/use-list-params.js';
import { FilterSelects } from '../admin-list.js';
import { BackToAdmin } from '../admin-notices.js';
import { Addressee, DeliveryStatus } from './delivery-cells.js';
import { channelLabels, deliveryFilters, isResendable, kindLabel } from './delivery-words.js';
import { MessageDialog } from '../message-dialog.js';
import { PagedList } from '../paged-list.js';
import { RowAction, RowActions } from '../row-actions.js';

const pageSize = pageSizes.admin;
/** What is on its way changes by itself. */
const refreshMs = 10_000;

const overviewQuery = (query: Query<'/admin/deliveries'>) =>
  queryOptions({
    ...read('/admin/deliveries', { query }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

const Figures = ({ overview }: { overview: DeliveryOverview }) => {
  const { counts, queueDepth, oldestDueAt, stoppedAddresses } = overview;
  return (
    <StatTiles>
      <StatTile
        label="Queue Depth"
        value={formatNumber(queueDepth.mail + queueDepth.sms)}
        note={
          oldestDueAt ? `Oldest due ${formatDayAndTime(oldestDueAt)}` : `${formatNumber(counts.queued)} waiting in all`
        }
        to="?state=queued"
      />
      <StatTile label="Sent" value={formatNumber(counts.sent)} to="?state=sent" />
      <StatTile
        label="Failed"
        value={formatNumber(counts.failed)}
        note={`${plural(stoppedAddresses, 'address', 'addresses')} refused our mail`}
        to="?state=failed"
      />
      <StatTile
        label="Abandoned"
        value={formatNumber(counts.abandoned)}
        note="Given up after 24 hours"
        to="?state=abandoned"
      />
    </StatTiles>
  );
};

const useResend = () =>
  useAction<Delivery, Delivery>({
    run: ({ id }) => api.post('/admin/deliveries/{id}/resend', { params: { id } }),
    refresh: [keyOf('/admin/deliveries')],
    success: ({ address }) => ({ title: 'Sending again', text: address ? `To ${address}` : undefined }),
    failure: { title: 'Error', text: 'Failed to send again' },
  });

const deliveryColumns = (
  resend: ReturnType<typeof useResend>,
  read: (delivery: Delivery) => void,
): Column<Delivery>[] => [
  {
    header: 'Message',
    isTitle: true,
    cell: ({ kind, title }) => (
      <>
        {kindLabel(kind)}
        {title && (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        )}
      </>
    ),
  },
  { header: 'To', cell: Addressee },
  { header: 'Channel', cell: ({ channel }) => channelLabels[channel] },
  { header: 'Created', minWidth: 148, cell: ({ createdAt }) => formatDayAndTime(createdAt) },
  { header: 'Tries', align: 'right', cell: ({ attempts }) => attempts },
  { header: 'State', minWidth: 184, cell: DeliveryStatus },
  {
    header: 'Actions',
    isActions: true,
    align: 'right',
    cell: (delivery) => (
      <RowActions>
        {delivery.title !== null && (
          <RowAction label={`Read: ${delivery.title}`} onClick={() => read(delivery)}>
            Read
          </RowAction>
        )}
        {isResendable(delivery.state) && (
          <RowAction
            label={`Send again: ${kindLabel(delivery.kind)}`}
            disabled={resend.isPending && resend.variables.id === delivery.id}
            onClick={() => resend.mutate(delivery)}
          >
            Send again
          </RowAction>
        )}
      </RowActions>
    ),
  },
];

const searchHint = 'Search messages by person, address, job or reference';

/** As the address has it; the server refuses what it does not know. */
const chosen = <T extends string>(value: string) => (value === 'all' ? undefined : (value as T));

/** How mail and SMS go out: what waits, what was sent, what failed and may be sent again. */
export const DeliveriesPage = () => {
  const [params, update] = useListParams({ page: 1, search: '', state: 'all', channel: 'all' });
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery(
    overviewQuery({
      state: chosen(params.state),
      channel: chosen(params.channel),
      q: params.search.trim() || undefined,
      limit: pageSize,
      offset: (params.page - 1) * pageSize,
    }),
  );
  const columns = deliveryColumns(useResend(), ({ id }) => setOpenId(id));
  return (
    <Page
      title="Mail and SMS"
      subtitle="What went out, what waits, and what could not be sent."
      actions={<BackToAdmin />}
    >
      <QueryState query={query}>
        {(overview) => (
          <Stack sx={{ gap: 4 }}>
            <Figures overview={overview} />
            <PagedList
              title="Messages"
              rows={overview.deliveries}
              total={overview.total}
              columns={columns}
              page={params.page}
              onPage={(page) => update({ page })}
              emptyTitle="No messages found"
              onClear={() => update({ search: '', state: 'all', channel: 'all' })}
              toolbar={
                <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5 }}>
                  <TextInput
                    type="search"
                    value={params.search}
                    onChange={(event) => update({ search: event.target.value }, { replace: true })}
                    placeholder={searchHint}
                    aria-label={searchHint}
                  />
                  <FilterSelects filters={deliveryFilters} params={params} update={update} />
                </Stack>
              }
            />
          </Stack>
        )}
      </QueryState>
      {openId !== null && <MessageDialog id={openId} onClose={() => setOpenId(null)} />}
    </Page>
  );
};
