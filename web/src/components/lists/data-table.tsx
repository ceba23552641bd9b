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
import { useIsWide } from '../../lib/browser/use-media.js';
import { EmailAddress } from '../elements/email-address.js';
import { CheckBox } from './check-box.js';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'right';
  /** The heading of the row's card on small screens; the first column unless set. */
  isTitle?: boolean;
  /** Buttons: without a label on the card. */
  isActions?: boolean;
  /** Short texts that stay on one line of the table. */
  noWrap?: boolean;
  /** In px: a column whose words would stand below each other otherwise. */
  minWidth?: number;
}

/** Choosing rows: by their boxes, with Shift a range (decision P71). */
interface RowChoice<Row> {
  has: (row: Row) => boolean;
  toggle: (row: Row, isRange: boolean) => void;
  /** What the row is called. */
  nameOf: (row: Row) => string;
}

interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  /** On a card already: without a frame of its own. */
  isFlush?: boolean;
  choice?: RowChoice<Row>;
}

const Choose = <Row,>({ row, choice }: { row: Row; choice: RowChoice<Row> }) => (
  <CheckBox
    checked={choice.has(row)}
    label={`Choose ${choice.nameOf(row)}`}
    onToggle={(isRange) => choice.toggle(row, isRange)}
  />
);

/** An address in a column, which keeps a width that can be read. */
export const LongText = ({ children }: { children: string }) => (
  <Box component="span" sx={{ display: 'inline-block', minWidth: { md: 152 }, overflowWrap: 'anywhere' }}>
    <EmailAddress>{children}</EmailAddress>
  </Box>
);

/** In characters: what is longer would stand word below word in a narrow column. */
const longLine = 24;

/**
 * A long name keeps a width in which it takes two or three lines; one with a word that no column can hold breaks instead of
 * pushing the others out of sight.
 */
export const breakable = (content: ReactNode): ReactNode => {
  if (typeof content !== 'string' || content.length <= longLine) {
    return content;
  }
  return (
    <Box
      component="span"
      sx={{ display: 'inline-block', minWidth: { md: /\S{25}/.test(content) ? 88 : 176 }, overflowWrap: 'anywhere' }}
    >
      {content}
    </Box>
  );
};

/** Rows of a list that is on a card, one below the other. */
const flushRow = { border: 0, borderTop: 1, borderColor: 'divider', borderRadius: 0, px: 0, '&:last-child': { pb: 0 } };

interface RowCardProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'isFlush' | 'choice'> {
  row: Row;
}

const RowCard = <Row,>({ row, columns, isFlush, choice }: RowCardProps<Row>) => {
  const title = columns.find(({ isTitle }) => isTitle) ?? columns[0];
  const actions = columns.find(({ isActions }) => isActions)?.cell(row);
  const facts = columns.filter((column) => column !== title && !column.isActions);
  return (
    <Card component="li" sx={isFlush ? flushRow : undefined}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        {choice && (
          <Box component="label" sx={{ display: 'flex', p: 1.5, m: -1.5 }}>
            <Choose row={row} choice={choice} />
          </Box>
        )}
        <Typography component="div" variant="h4" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title?.cell(row)}
        </Typography>
      </Stack>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.75,
          mt: 1.5,
          mb: actions ? 1.5 : 0,
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
      {actions && (
        <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
          {actions}
        </Stack>
      )}
    </Card>
  );
};

/** A table from 1024 px up, a card for each row below. Columns are data. */
export const DataTable = <Row,>({ label, rows, columns, rowKey, isFlush = false, choice }: DataTableProps<Row>) => {
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <Stack component="ul" aria-label={label} sx={{ gap: isFlush ? 0 : 1.5, listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((row) => (
          <RowCard key={rowKey(row)} row={row} columns={columns} isFlush={isFlush} choice={choice} />
        ))}
      </Stack>
    );
  }
  return (
    <TableContainer
      component={Paper}
      variant={isFlush ? undefined : 'outlined'}
      sx={{ borderRadius: isFlush ? 0 : 1.5 }}
    >
      <Table
        aria-label={label}
        // Closer to each other where the side navigation takes its part of a small screen.
        sx={{ '& th, & td': { px: choice ? 1 : { md: 1, lg: 1.5 } }, '& tbody tr:last-child td': { borderBottom: 0 } }}
      >
        <TableHead>
          <TableRow>
            {choice && (
              <TableCell sx={{ width: 36 }}>
                <span className="visually-hidden">Chosen</span>
              </TableCell>
            )}
            {columns.map(({ header, align }) => (
              <TableCell key={header} align={align}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} hover selected={choice?.has(row)}>
              {choice && (
                <TableCell>
                  <Box component="label" sx={{ display: 'flex', p: 1.5, m: -1.5 }}>
                    <Choose row={row} choice={choice} />
                  </Box>
                </TableCell>
              )}
              {columns.map(({ header, align, cell, noWrap, minWidth }) => (
                <TableCell key={header} align={align} sx={{ minWidth, whiteSpace: noWrap ? 'nowrap' : undefined }}>
                  {breakable(cell(row))}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
