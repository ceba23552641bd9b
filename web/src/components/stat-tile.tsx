import { Card, Typography } from '@mui/material';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface StatTileProps {
  label: string;
  /** A dash while it is not known. */
  value: ReactNode;
  /** A short line below the figure. */
  note?: string;
  /** Where the figure leads, e.g. the list it counts. */
  to?: string;
}

/** One figure with its name. */
export const StatTile = ({ label, value, note, to }: StatTileProps) => (
  <Card
    {...(to && { component: Link, to })}
    sx={{
      display: 'grid',
      // Label, figure and note stand level with those of the tiles beside.
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      mb: 2,
      textDecoration: 'none',
      color: 'inherit',
      ...(to && { '&:hover': { borderColor: 'primary.main' } }),
    }}
  >
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="p" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums', mt: 0.5 }}>
      {value ?? '–'}
    </Typography>
    {note && (
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {note}
      </Typography>
    )}
  </Card>
);

/** Tiles in a row: two on a phone, four beside each other when there is room. */
export const StatTiles = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      mb: -2,
      gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
