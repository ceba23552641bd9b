import { shownWhole } from '../../theme/shown-whole.js';

/** How the list of jobs with its filters looks, in the terms of `sx`; serialised once (`app/sheet.tsx`). */
export const jobsPageStyles = {
  // The foot of the site stays out of sight, whether jobs come, none, or an error late.
  '.jobs-page': { maxWidth: 1360, minHeight: '100vh', pt: { xs: 1.5, sm: 3 }, pb: 5 },
  '.jobs-page-head': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 2,
    mb: { xs: 1, sm: 2 },
  },
  // On a phone its controls stand on the page itself, as the filters below do: jobs begin higher up.
  '.jobs-page .job-search': {
    p: { xs: 0, sm: 1 },
    border: { xs: 0, sm: 1 },
    borderColor: { sm: 'divider' },
    bgcolor: { xs: 'transparent', sm: 'background.paper' },
  },
  '.jobs-page > .callout': { mt: 1 },
  // The words of its buttons line up with what stands above.
  '.narrowed': { display: 'flex', flexWrap: 'wrap', minHeight: 44, ml: '-18px' },
  '.has-alert': { alignSelf: 'center', ml: '18px' },
  // The list, and the open job beside it where there is room.
  '.jobs-and-job': {
    display: 'grid',
    gap: 3,
    mt: 1,
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(360px, 5fr) minmax(0, 7fr)' },
    '& > .jobs': { minWidth: 0 },
    '& > [aria-busy]': { opacity: 0.6 },
  },
  '.job-list': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 1, sm: 1.5 } },
  '.card-save': { color: 'text.secondary', '&.is-on': { color: 'primary.main' } },
  '.tag.applied': { bgcolor: 'status.applied.bg', color: 'status.applied.text' },
  '.related-jobs': {
    '& > p': { mb: 1.5, overflowWrap: 'anywhere' },
    '&.below-others': { mt: 4 },
  },
  '.search-notes': { display: 'flex', flexDirection: 'column', gap: 1, mt: 1.5 },
  '.chips': { display: 'flex', flexWrap: 'wrap', gap: 1 },
  '.search-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 36,
    px: 1.5,
    borderRadius: '18px',
    border: 1,
    borderColor: 'divider',
    bgcolor: 'background.paper',
    color: 'text.primary',
    fontSize: '.875rem',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { borderColor: 'primary.main' },
  },
  '.filter-bar': {
    display: { xs: 'none', md: 'grid' },
    gap: 1,
    mt: 1.5,
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  },
  '.filter': {
    fontSize: '.875rem',
    // One that is on stands out from those that are not.
    '&.is-on': { bgcolor: 'status.offered.bg', color: 'status.offered.text' },
    // The towns open while one types; the arrow would promise a list that is never whole.
    '&::-webkit-calendar-picker-indicator': { display: 'none !important' },
  },
  '.facets': { mt: { xs: 1, sm: 1.5 } },
  '.facets-row': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1,
    alignItems: 'center',
    '& > form': { flex: { xs: 1, md: 'none' } },
    '& > .chips': { width: { xs: '100%', md: 'auto' } },
  },
  '.facets-panel': {
    mt: 1,
    p: 2,
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
  },
  '.sort-pick': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    ml: 'auto',
    order: { md: 1 },
    '& > label': { m: 0, whiteSpace: 'nowrap', display: { xs: 'none', sm: 'block' } },
    '& > select': { fontSize: '.875rem' },
  },
  ...shownWhole('.facets', ' .sort-pick'),
} as const;
