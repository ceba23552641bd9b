import { Box, Stack } from '@mui/material';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@workboard/contracts';
import { pageSizes } from '@workboard/contracts/constants';
import { useId } from 'react';
import { Label, TextInput } from '../../../components/forms/controls.js';
import { breakable, type Column } from '../../../components/lists/data-table.js';
import { TextLink } from '../../../components/elements/link.js';
import { Page } from '../../../components/layout/page.js';
import { QueryState } from '../../../components/feedback/query-state.js';
import type { Query } from '../../../lib/api/address.js';
import { capitalise } from '../../../lib/text/text.js';
import { readPage } from '../../../lib/api/read.js';
import { useListParams } from '../../../lib/lists/use-list-params.js';
import { FilterSelects } from '../admin-list.js';
import { BackToAdmin } from '../admin-notices.js';
import { auditColumns, Quiet } from './audit-cells.js';
import { auditFilters } from './audit-words.js';
import { PagedList } from '../paged-list.js';

const pageSize = pageSizes.admin;
const noFilters = { page: 1, actor: '', action: 'all', target: 'all', id: '', from: '', to: '' };

const trailQuery = (query: Query<'/admin/audit'>) =>
  queryOptions({
    ...readPage('/admin/audit', { query }),
    placeholderData: keepPreviousData,
  });

const Actor = ({ actorId, actorName, actorRole, address }: AuditEntry) => (
  <>
    {actorId === null ? (
      address === null ? (
        'PNG Workboard'
      ) : (
        'Not signed in'
      )
    ) : (
      <TextLink to={`?actor=${actorId}`}>{breakable(actorName ?? `User ${actorId}`)}</TextLink>
    )}
    <Quiet>{[actorRole && capitalise(actorRole.replaceAll('_', ' ')), address].filter(Boolean).join(' · ')}</Quiet>
  </>
);

const columns: Column<AuditEntry>[] = [
  ...auditColumns(Actor),
  { header: 'Request', cell: ({ requestId }) => <Quiet>{requestId}</Quiet> },
];

/** As the address has it; the server refuses what it does not know. */
const chosen = <T extends string>(value: string) => (value === 'all' || value === '' ? undefined : (value as T));
const dayText = /^\d{4}-\d{2}-\d{2}$/;
const chosenDay = (value: string): string | undefined => (dayText.test(value) ? value : undefined);

/** Who did what, to whom, when and from where (decision R7). */
export const AuditPage = () => {
  const [params, update] = useListParams(noFilters);
  const ids = useId();
  const query = useQuery(
    trailQuery({
      actor: chosen(params.actor.trim()),
      action: chosen(params.action),
      targetType: chosen(params.target),
      targetId: chosen(params.id.trim()),
      from: chosenDay(params.from),
      to: chosenDay(params.to),
      limit: pageSize,
      offset: (params.page - 1) * pageSize,
    }),
  );
  const text = (name: 'actor' | 'id', hint: string) => (
    <TextInput
      type="search"
      value={params[name]}
      onChange={(event) => update({ [name]: event.target.value }, { replace: true })}
      placeholder={hint}
      aria-label={hint}
    />
  );
  const day = (name: 'from' | 'to', label: string) => (
    <Box sx={{ width: '100%', maxWidth: { md: 180 } }}>
      <Label htmlFor={`${ids}-${name}`}>{label}</Label>
      <TextInput
        id={`${ids}-${name}`}
        type="date"
        value={params[name]}
        onChange={(event) => update({ [name]: event.target.value }, { replace: true })}
      />
    </Box>
  );
  return (
    <Page
      title="Audit Trail"
      subtitle="Who did what, when and from where. Nobody can change it."
      actions={<BackToAdmin />}
    >
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5, mb: 1.5 }}>
        {text('actor', 'Who: name, address or id')}
        {text('id', 'Id of what it was done to')}
      </Stack>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5, mb: 3, alignItems: { md: 'flex-end' } }}>
        <FilterSelects filters={auditFilters} params={params} update={update} />
        {day('from', 'From day')}
        {day('to', 'To day')}
      </Stack>
      <QueryState query={query}>
        {({ entries, total }) => (
          <PagedList
            title="Lines"
            label="Audit trail"
            rows={entries}
            total={total}
            columns={columns}
            page={params.page}
            onPage={(page) => update({ page })}
            emptyTitle="No lines found"
            onClear={() => update(noFilters)}
          />
        )}
      </QueryState>
    </Page>
  );
};
