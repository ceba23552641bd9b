import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Section } from '../../components/section.js';

export interface ChartRow {
  label: string;
  value: number;
}

interface ChartProps {
  title: string;
  rows: readonly ChartRow[];
}

const share = (value: number, rows: readonly ChartRow[]): string =>
  `${(100 * value) / Math.max(1, ...rows.map((row) => row.value))}%`;

/** Each row's name, bar and figure. Read out, it is the list of its figures. */
export const BarList = ({ title, rows }: ChartProps) => (
  <Section card title={title}>
    <Box component="dl" sx={{ display: 'grid', gap: 1.5, m: 0 }}>
      {rows.map(({ label, value }) => (
        <Box
          key={label}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(110px, 3fr) 7fr 3ch',
            alignItems: 'center',
            gap: 1.5,
          }}
        >
          <Typography component="dt" variant="body2">
            {label}
          </Typography>
          <Box
            component="dd"
            sx={{ gridColumn: '2 / -1', display: 'grid', gridTemplateColumns: 'subgrid', alignItems: 'center', m: 0 }}
          >
            <Box sx={{ height: 20, borderRadius: 0.5, bgcolor: 'sunken' }}>
              <Box sx={{ width: share(value, rows), height: 1, borderRadius: 0.5, bgcolor: 'primary.main' }} />
            </Box>
            <Typography
              component="span"
              variant="body2"
              sx={{ textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  </Section>
);

interface DayChartProps extends ChartProps {
  /** What is counted, e.g. 'Applications'. */
  counted: string;
}

/** A bar for each day, and the same figures as a table for those who do not see it. */
export const DayChart = ({ title, rows, counted }: DayChartProps) => {
  const most = Math.max(0, ...rows.map(({ value }) => value));
  return (
    <Section card title={title}>
      <Box aria-hidden="true">
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {most === 0 ? 'None yet' : `${most} on the busiest day`}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'flex-end',
            gap: '2px',
            height: 180,
            borderBottom: 1,
            borderColor: 'control',
          }}
        >
          {rows.map(({ label, value }) => (
            <Box
              key={label}
              title={`${label}: ${value}`}
              sx={{
                flex: 1,
                height: share(value, rows),
                borderRadius: '3px 3px 0 0',
                bgcolor: 'primary.main',
              }}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', color: 'text.secondary' }}>
          {[rows[0], rows.at(-1)].map(
            (row) =>
              row && (
                <Typography key={row.label} variant="caption">
                  {row.label}
                </Typography>
              ),
          )}
        </Box>
      </Box>
      <Box component="details" sx={{ mt: 1 }}>
        <Box component="summary" sx={{ cursor: 'pointer', minHeight: 28 }}>
          Show as a table
        </Box>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>Day</TableCell>
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
      </Box>
    </Section>
  );
};
