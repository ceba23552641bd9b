import {
  Box,
  Card,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useIsWide } from '../lib/use-media.js';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** The heading of the row's card on small screens; the first column unless set. */
  isTitle?: boolean;
  /** Buttons: without a label on the card. */
  isActions?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
}

/** A text without blanks, such as an address: it breaks anywhere, but keeps a width that can be read. */
export const LongText = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'inline-block', minWidth: { md: 152 }, overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

const RowCard = <Row,>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) => {
  const title = columns.find(({ isTitle }) => isTitle) ?? columns[0];
  const actions = columns.filter(({ isActions }) => isActions);
  const facts = columns.filter((column) => column !== title && !column.isActions);
  return (
    <Card component="li">
      <Typography component="div" variant="h4">
        {title?.cell(row)}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.75,
          my: 1.5,
          alignItems: 'center',
        }}
      >
        {facts.map((column) => (
          <Box key={column.header} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {column.header}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, textAlign: 'right' }}>
              {column.cell(row)}
            </Typography>
          </Box>
        ))}
      </Box>
      {actions.map((column) => (
        <Stack key={column.header} direction="row" sx={{ justifyContent: 'flex-end' }}>
          {column.cell(row)}
        </Stack>
      ))}
    </Card>
  );
};

/** A table from 1024 px up, a card for each row below. Columns are data. */
export const DataTable = <Row,>({ label, rows, columns, rowKey }: DataTableProps<Row>) => {
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <Stack component="ul" aria-label={label} sx={{ gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row) => (
          <RowCard key={rowKey(row)} row={row} columns={columns} />
        ))}
      </Stack>
    );
  }
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ borderRadius: 1.5 }}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map(({ header, align }) => (
              <TableCell key={header} align={align}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} hover>
              {columns.map(({ header, align, cell }) => (
                <TableCell key={header} align={align}>
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
