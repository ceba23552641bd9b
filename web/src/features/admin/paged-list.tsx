import { Box, Button } from '@mui/material';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import type { ReactNode } from 'react';
import { DataTable, type Column } from '../../components/lists/data-table.js';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { Pager } from '../../components/lists/pager.js';
import { Section } from '../../components/layout/section.js';
import { formatNumber } from '../../lib/text/text.js';

interface PagedListProps<Row extends { id: string | number }> {
  title: string;
  /** What the table is called; the title unless given. */
  label?: string;
  rows: readonly Row[];
  /** How many there are on all pages. */
  total: number;
  columns: readonly Column<Row>[];
  page: number;
  onPage: (page: number) => void;
  /** Search and filters. */
  toolbar?: ReactNode;
  emptyTitle: string;
  /** Undoes what narrows the list; absent where nothing does. */
  onClear?: () => void;
}

/** A page of a list that the server cuts: heading with the total, filters, the table or that there is nothing, pager. */
export const PagedList = <Row extends { id: string | number }>(props: PagedListProps<Row>) => {
  const { title, label = title, rows, total, columns, page, onPage, toolbar, emptyTitle, onClear } = props;
  return (
    <Section title={`${title} (${formatNumber(total)})`}>
      {toolbar && <Box sx={{ mb: 2 }}>{toolbar}</Box>}
      {rows.length === 0 ? (
        <EmptyState
          title={emptyTitle}
          action={
            onClear && (
              <Button variant="contained" onClick={onClear}>
                Clear Filters
              </Button>
            )
          }
        />
      ) : (
        <DataTable label={label} rows={rows} columns={columns} rowKey={({ id }) => id} />
      )}
      <Pager page={page} pages={Math.ceil(total / pageSizes.admin)} window={pagerWindows.admin} onPage={onPage} />
    </Section>
  );
};
