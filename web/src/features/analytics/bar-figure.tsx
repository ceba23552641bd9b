import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartData } from './chart-section.js';

interface BarFigureProps extends ChartData {
  height: number;
  isLying?: boolean;
}

const namesWidth = 136;

/** On a phone there is room for a label a week; the last day has one. */
const daysPerLabel = 7;

/** Ticks have room for `19 Nov` alone. */
const withoutYear = (day: string): string => day.replace(/ \d{4}$/, '');

/** The bars themselves. The library keeps still for people who ask for less motion. */
export const BarFigure = ({ rows, counted, height, isLying = false }: BarFigureProps) => {
  const { palette } = useTheme().vars;
  const most = Math.max(1, ...rows.map(({ value }) => value));
  const names = {
    scaleType: 'band' as const,
    data: rows.map(({ label }) => label),
    valueFormatter: (label: string, { location }: { location: string }) =>
      location === 'tick' ? withoutYear(label) : label,
    disableLine: true,
    disableTicks: true,
    categoryGapRatio: 0.3,
    tickLabelInterval: (_label: string, index: number) => isLying || (rows.length - 1 - index) % daysPerLabel === 0,
  };
  const counts = { min: 0, max: most, tickMinStep: 1, disableLine: true, disableTicks: true };
  return (
    <BarChart
      hideLegend
      disableKeyboardNavigation
      height={height}
      margin={{ top: 12, right: 20, bottom: 0, left: 0 }}
      layout={isLying ? 'horizontal' : 'vertical'}
      grid={isLying ? { vertical: true } : { horizontal: true }}
      borderRadius={3}
      xAxis={[isLying ? counts : names]}
      yAxis={[isLying ? { ...names, width: namesWidth } : { ...counts, width: 32 }]}
      series={[{ data: rows.map(({ value }) => value), label: counted, color: palette.primary.main }]}
    />
  );
};
