import { shownWhole } from '../../theme/shown-whole.js';

/** How figures with their names look, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const statTileStyles = {
  '.stat-tiles': {
    display: 'grid',
    columnGap: { xs: 1, sm: 2 },
    mb: { xs: -1, sm: -2 },
    gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(max(8.5rem, 34%), 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  },
  '.stat-tile': {
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
    '&.leads-on:hover': { borderColor: 'primary.main' },
    '& > .text-small': { flex: '1 1 5.5em', minWidth: 'min-content', overflowWrap: 'break-word' },
    '& > .title-2': { fontVariantNumeric: 'tabular-nums', mt: { sm: 0.5 } },
    '& > .caption': { flex: '1 1 100%' },
  },
  ...shownWhole('.stat-tiles'),
  '.stat-tiles.above-list': {
    display: { xs: 'flex', sm: 'grid' },
    flexWrap: 'wrap',
    columnGap: { xs: 0.75, sm: 2 },
    // As wide as their longest word at least: what has no room goes below, nothing is broken or cut.
    '& > .stat-tile': {
      display: 'grid',
      flex: '1 1 0',
      minWidth: { xs: 'min-content', sm: 0 },
      alignContent: { xs: 'space-between', sm: 'normal' },
      px: { xs: 1, sm: 2 },
      py: { xs: 0.75, sm: 2 },
      '& > .text-small': { fontSize: { xs: '.75rem', sm: '.875rem' }, lineHeight: { xs: 1.25, sm: 1.5 } },
      '& > .title-2': { fontSize: { xs: '1.125rem', sm: '1.5rem' } },
      '& > .caption': { display: { xs: 'none', sm: 'block' } },
    },
  },
} as const;
