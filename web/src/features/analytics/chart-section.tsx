import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { Section } from '../../components/section.js';

export interface ChartRow {
  label: string;
  value: number;
}

interface ChartSectionProps {
  title: string;
  /** What the labels are, e.g. 'Status'. */
  labels: string;
  rows: readonly ChartRow[];
  horizontal?: boolean;
}

/** A bar chart, and the same figures as a table for those who do not see it. */
export const ChartSection = ({ title, labels, rows, horizontal = false }: ChartSectionProps) => {
  const names = rows.map(({ label }) => label);
  const band = { scaleType: 'band' as const, data: names };
  return (
    <Section card title={title}>
      <Box aria-hidden="true">
        <BarChart
          height={260}
          layout={horizontal ? 'horizontal' : 'vertical'}
          series={[{ data: rows.map(({ value }) => value), color: 'var(--mui-palette-primary-main)' }]}
          {...(horizontal ? { yAxis: [{ ...band, width: 130 }] } : { xAxis: [band] })}
          hideLegend
          skipAnimation
        />
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 28 }}>
          Show as a table
        </Box>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{labels}</TableCell>
              <TableCell align="right">Applications</TableCell>
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
      </Box>
    </Section>
  );
};
