import { Box, Typography } from '@mui/material';
import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { pagerWindows, pageSizes } from '@workboard/contracts/constants';
import { type ReactNode, useState } from 'react';
import { DataTable, type Column } from '../../../components/lists/data-table.js';
import { Pager } from '../../../components/lists/pager.js';
import { QueryState, Skeletons } from '../../../components/feedback/query-state.js';
import { Section } from '../../../components/layout/section.js';
import { formatNumber } from '../../../lib/text/text.js';

interface RecordListProps<Data, Row extends { id: string | number }, Key extends QueryKey> {
  title: string;
  /** A link to where all of it is. */
  action?: ReactNode;
  query: (page: number) => UseQueryOptions<Data, Error, Data, Key>;
  select: (data: Data) => { rows: readonly Row[]; total: number };
  columns: readonly Column<Row>[];
  empty: string;
}

/** One part of a record that is a list: read by itself, with its own waiting, failing and having nothing. */
export const RecordList = <Data, Row extends { id: string | number }, Key extends QueryKey>(
  props: RecordListProps<Data, Row, Key>,
) => {
  const [page, setPage] = useState(1);
  const query = useQuery(props.query(page));
  const total = query.data && props.select(query.data).total;
  return (
    <Section
      title={total === undefined ? props.title : `${props.title} (${formatNumber(total)})`}
      action={total ? props.action : undefined}
    >
      <QueryState query={query} loading={<Skeletons count={1} height={160} />}>
        {(data) => {
          const { rows, total: all } = props.select(data);
          return rows.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{props.empty}</Typography>
          ) : (
            <Box>
              <DataTable label={props.title} rows={rows} columns={props.columns} rowKey={({ id }) => id} />
              <Pager
                page={page}
                pages={Math.ceil(all / pageSizes.admin)}
                window={pagerWindows.admin}
                onPage={setPage}
                label={`Pages of ${props.title}`}
              />
            </Box>
          );
        }}
      </QueryState>
    </Section>
  );
};
