import { Box, Button, Stack } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import type { ReactNode } from 'react';
import { Select, TextInput } from '../../components/forms/controls.js';
import { DataTable, type Column } from '../../components/lists/data-table.js';
import type { Option } from '../../components/forms/field.js';
import { PlusIcon } from '../../components/elements/icons.js';
import { ButtonLink } from '../../components/elements/link.js';
import { ListPage } from '../../components/lists/list-page.js';
import { Section } from '../../components/layout/section.js';
import type { LastChange } from '../../components/lists/last-change.js';
import { SelectionBar } from '../../components/lists/selection-bar.js';
import { useSelection } from '../../components/lists/use-selection.js';

export interface ListFilter {
  name: string;
  label: string;
  options: readonly Option[];
}

/** What can be done with several rows at once (decision P71). */
interface ManyActs<Row> {
  nameOf: (row: Row) => string;
  last: LastChange | null;
  isBusy: boolean;
  onForget: () => void;
  /** Buttons for those that are chosen; `clear` chooses none. */
  acts: (chosen: readonly Row[], clear: () => void) => ReactNode;
}

interface AdminListProps<Row extends { id: number }> {
  noun: { one: string; many: string };
  query: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'isPending' | 'refetch'>;
  matches: (row: Row) => boolean;
  columns: readonly Column<Row>[];
  /** What the search looks into. */
  searchHint: string;
  filters: readonly ListFilter[];
  /** Page, search and filters as the URL has them. */
  params: Readonly<Record<string, string | number>> & { page: number; search: string };
  update: (changes: Record<string, string | number>, how?: { replace?: boolean }) => void;
  errorText: (error: Error) => string;
  actions?: ReactNode;
  many?: ManyActs<Row>;
}

interface FilterSelectsProps {
  filters: readonly ListFilter[];
  params: Readonly<Record<string, string | number>>;
  update: (changes: Record<string, string>) => void;
}

/** A drop-down list for each filter. */
export const FilterSelects = ({ filters, params, update }: FilterSelectsProps) =>
  filters.map(({ name, label, options }) => (
    <Box
      component={Select}
      key={name}
      aria-label={label}
      value={params[name]}
      onChange={(event) => update({ [name]: event.target.value })}
      sx={{ maxWidth: { md: 200 } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Box>
  ));

const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A searchable, filtered list of the super admin: heading with the count, toolbar, table, pager (spec §2). */
export const AdminList = <Row extends { id: number }>(props: AdminListProps<Row>) => {
  const { noun, params, update, filters } = props;
  const total = props.query.data?.length;
  const count = total === undefined ? '' : ` (${total} ${total === 1 ? noun.one : noun.many})`;
  const isNarrowed = params.search !== '' || filters.some(({ name }) => params[name] !== 'all');
  const found = (props.query.data ?? []).filter((row) => props.matches(row));
  const ids = found.map(({ id }) => id);
  const selection = useSelection(ids);
  const { many } = props;
  const choice = many && {
    has: ({ id }: Row) => selection.has(id),
    toggle: ({ id }: Row, isRange: boolean) => selection.toggle(id, isRange),
    nameOf: many.nameOf,
  };
  const clear = () => update({ search: '', ...Object.fromEntries(filters.map(({ name }) => [name, 'all'])) });
  return (
    <Section
      title={`${title(noun.many)}${count}`}
      action={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {props.actions}
        </Stack>
      }
    >
      <ListPage
        query={props.query}
        select={() => found}
        page={params.page}
        pageSize={pageSizes.admin}
        window={pagerWindows.admin}
        onPage={(page) => update({ page })}
        errorText={props.errorText}
        summary={(slice) => `Showing ${slice.from} to ${slice.to} of ${slice.total} ${noun.many}`}
        empty={{
          title: `No ${noun.many} found`,
          text: isNarrowed ? `No ${noun.one} matches this search and these filters.` : undefined,
          action: isNarrowed && (
            <Button variant="contained" onClick={clear}>
              Clear Filters
            </Button>
          ),
        }}
        toolbar={
          <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5 }}>
            <TextInput
              type="search"
              value={params.search}
              onChange={(event) => update({ search: event.target.value }, { replace: true })}
              placeholder={props.searchHint}
              aria-label={props.searchHint}
            />
            <FilterSelects filters={filters} params={params} update={update} />
          </Stack>
        }
      >
        {(rows) => (
          <>
            {many && (
              <SelectionBar
                found={ids}
                page={rows.map(({ id }) => id)}
                selection={selection}
                last={many.last}
                isBusy={many.isBusy}
                onForget={many.onForget}
              >
                {many.acts(
                  found.filter(({ id }) => selection.has(id)),
                  () => selection.set([]),
                )}
              </SelectionBar>
            )}
            <DataTable
              label={title(noun.many)}
              rows={rows}
              columns={props.columns}
              rowKey={({ id }) => id}
              choice={choice}
            />
          </>
        )}
      </ListPage>
    </Section>
  );
};

/** The button that leads to the screen where one is created. */
export const CreateLink = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink variant="contained" startIcon={<PlusIcon />} to={to}>
    {children}
  </ButtonLink>
);
