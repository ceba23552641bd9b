import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Suspense } from 'react';
import { Skeletons } from '../../components/feedback/query-state.js';
import { Section } from '../../components/layout/section.js';
import { lazyPart } from '../../components/feedback/lazy-part.js';

/** The chart library comes after the screen, which so opens without it. */
const BarFigure = lazyPart(async () => (await import('./bar-figure.js')).BarFigure);

interface ChartRow {
  label: string;
  value: number;
}

export interface ChartData {
  rows: readonly ChartRow[];
  /** What the rows are, e.g. 'Day'. */
  rowName: string;
  /** What is counted, e.g. 'Applications'. */
  counted: string;
}

interface ChartSectionProps extends ChartData {
  title: string;
  /** Bars beside each row's name; upright ones are for days. */
  isLying?: boolean;
}

const chartHeight = 260;

const DataOf = ({ rows, rowName, counted, title }: ChartSectionProps) => (
  <Table size="small" aria-label={title}>
    <TableHead>
      <TableRow>
        <TableCell>{rowName}</TableCell>
        <TableCell align="right">{counted}</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ label, value }) => (
        <TableRow key={label}>
          <TableCell>{label}</TableCell>
          <TableCell align="right">{value}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

/** A bar chart, and the same figures as a table for those who do not see it. */
export const ChartSection = (props: ChartSectionProps) => (
  <Section card title={props.title}>
    {props.rows.every(({ value }) => value === 0) ? (
      <Typography sx={{ color: 'text.secondary' }}>Nothing to show yet.</Typography>
    ) : (
      <>
        <Box aria-hidden="true" sx={{ height: chartHeight }}>
          <Suspense fallback={<Skeletons count={1} height={chartHeight} label="Loading chart..." />}>
            <BarFigure {...props} height={chartHeight} />
          </Suspense>
        </Box>
        <Box component="details" sx={{ mt: 1 }}>
          <Typography
            component="summary"
            variant="body2"
            sx={{ cursor: 'pointer', minHeight: 28, color: 'primary.main', fontWeight: 600 }}
          >
            Show as a table
          </Typography>
          <DataOf {...props} />
        </Box>
      </>
    )}
  </Section>
);
