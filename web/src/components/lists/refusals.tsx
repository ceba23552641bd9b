import { Box } from '@mui/material';

interface Refusal {
  id: number;
  error: string;
}

/** A line for each that was refused: its name, or its number where it is not among `rows`, and why. */
export const sayRefusals = <Row extends { id: number }>(
  refused: readonly Refusal[],
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): string[] =>
  refused.map(({ id, error }) => {
    const row = rows.find((one) => one.id === id);
    return `${row ? nameOf(row) : id}: ${error}`;
  });

/** Such lines below each other. */
export const RefusalLines = ({ lines, sx }: { lines: readonly string[]; sx?: object }) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, ...sx }}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </Box>
);
