import { shownWhole } from '../../theme/shown-whole.js';

/** How a job's own page, and an open job elsewhere, looks, in the terms of `sx`; serialised once (`app/sheet.tsx`). */
export const jobPageStyles = {
  '.job-page': { maxWidth: 768, pt: 2, pb: { md: 6 } },
  '.job-page.waits': { py: 5 },
  '.job-page > .back': { ml: -1.5, mb: 1.5 },
  '.job-article': {
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    '& h1': { fontSize: 'clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem)' },
  },
  '.job-view': { display: 'flex', flexDirection: 'column', gap: 2.5 },
  // Where the buttons come, so that nothing moves.
  '.job-view > .room': { display: { xs: 'none', md: 'block' }, height: 44 },
  '.job-panel': { position: 'sticky', top: 80, maxHeight: 'calc(100vh - 96px)', overflowY: 'auto', p: 3 },
  '.load-failed': { display: 'flex', flexDirection: 'column', gap: 2, alignItems: 'center' },
  '.bottom-bar.of-job': {
    order: { xs: 1, md: 0 },
    position: { xs: 'sticky', md: 'static' },
    bottom: 0,
    zIndex: 1000,
    mx: { xs: -2, sm: -3, md: 0 },
    px: { xs: 2, sm: 3, md: 0 },
    py: { xs: 1.5, md: 0 },
    bgcolor: { xs: 'background.paper', md: 'transparent' },
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: { xs: '1px 0', md: 0 },
  },
  ...shownWhole('.of-job', ' > .job-actions'),
  '.job-actions': {
    display: 'flex',
    gap: { xs: 0.75, sm: 1 },
    // All three fit beside each other on the smallest phones, what the first says in two lines; with larger letters it has its own.
    flexWrap: 'wrap',
    '& .button': {
      px: { xs: 1, sm: 2.25 },
      fontSize: { xs: '.875rem', sm: '.9375rem' },
      textAlign: 'center',
    },
    '& > .button': { flex: 'none' },
    '& .button-start': { display: { xs: 'none', sm: 'inherit' } },
    '& > div': {
      display: 'flex',
      flexDirection: 'column',
      flex: { xs: '1 0 6.5rem', sm: 'none' },
      minWidth: 0,
      justifyContent: 'center',
    },
  },
  '.applied-next.text-small': { mt: 0.5, overflowWrap: 'anywhere' },
  '.salary-insight': { bgcolor: 'sunken' },
  '.share-links': {
    display: 'flex',
    columnGap: 2,
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > p': { width: { xs: '100%', sm: 'auto' } },
    '& > a': { fontSize: '.875rem', py: 1 },
  },
  '.similar-jobs': { display: 'flex', flexDirection: 'column', gap: 1.5 },
  '.alert-offer': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', '&.alone': { mt: 2 } },
} as const;
