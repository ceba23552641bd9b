import { shownWhole } from '../../theme/shown-whole.js';

/** How the frame of an ordinary screen looks, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const pageStyles = {
  '.page': { pt: { xs: 2, md: 5 }, pb: 5, '&.narrow': { maxWidth: 768 } },
  '.page-head': {
    display: 'flex',
    // On a phone buttons stand beside a short title, below a long one.
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    justifyContent: 'space-between',
    alignItems: { xs: 'center', sm: 'flex-end' },
    columnGap: 2,
    rowGap: { xs: 1.5, sm: 2 },
    mb: { xs: 2, sm: 3 },
    '& > :first-child': { minWidth: 0 },
    '& > :first-child > .text': { mt: 1 },
  },
  '.page-actions': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    flex: 'none',
    maxWidth: '100%',
    '& > *': { whiteSpace: { xs: 'normal', sm: 'nowrap' } },
  },
  ...shownWhole('.page-head', ' > .page-actions'),
  // What stands one below the other.
  '.parts': { display: 'flex', flexDirection: 'column', gap: { xs: 2, sm: 3 } },
  '.parts.close': { gap: 1.5 },
  '.parts.near': { gap: 2 },
  '.parts.far': { gap: 4 },
  '.card-list': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  // A search and what narrows a list: side by side on a phone, too, where their words have room.
  '.narrowing': {
    display: { xs: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    gap: { xs: 1, md: 1.5 },
    '& > *': { flex: '1 1 8.5rem', minWidth: 0 },
    '& > [type="search"]': { flexBasis: '10rem' },
  },
  // Side by side where there is room.
  '.line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 },
  // At the two ends of a line.
  '.ends': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 },
} as const;
