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
      // On a phone the figure stands beside its name, so that lists begin higher up; below it where a word needs the room.
      display: { xs: 'flex', sm: 'grid' },
      flexWrap: 'wrap',
      gridTemplateColumns: { sm: 'minmax(0, 1fr)' },
      columnGap: 1,
      alignItems: { xs: 'center', sm: 'normal' },
      px: { xs: 1.5, sm: 2 },
      py: { xs: 1.25, sm: 2 },
      // Label, figure and note stand level with those of the tiles beside.
      gridRow: { sm: 'span 3' },
      gridTemplateRows: { sm: 'subgrid' },
      mb: { xs: 1, sm: 2 },
      textDecoration: 'none',
      color: 'inherit',
      ...(to && { '&:hover': { borderColor: 'primary.main' } }),
    }}
  >
    <Typography
      variant="body2"
      sx={{ color: 'text.secondary', flex: '1 1 5.5em', minWidth: 'min-content', overflowWrap: 'break-word' }}
    >
      {label}
    </Typography>
    <Typography component="p" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums', mt: { sm: 0.5 } }}>
      {value ?? '–'}
    </Typography>
    {note && (
      <Typography variant="caption" sx={{ color: 'text.secondary', flex: '1 1 100%' }}>
        {note}
      </Typography>
    )}
  </Card>
);

/** Tiles in a row: two on a phone, one where letters are twice as large, four beside each other when there is room. */
export const StatTiles = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: { xs: 1, sm: 2 },
      mb: { xs: -1, sm: -2 },
      gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(max(8.5rem, 34%), 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
    }}
  >
    {children}
  </Box>
);
