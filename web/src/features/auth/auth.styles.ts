/** How the screens of signing in and registering look, in the terms of `sx`; serialised once (`app/sheet.tsx`). */
export const authStyles = {
  '.auth': {
    maxWidth: 480,
    mx: 'auto',
    pt: { xs: 3, md: 6 },
    pb: { xs: 5, md: 6 },
    px: 2,
    '& > .card': { p: 0 },
  },
  '.auth-words': {
    p: { xs: 2.5, sm: 4 },
    '& > h1': { fontSize: '1.75rem' },
    '& > .text': { mt: 1 },
  },
  '.auth-body': { mt: 3 },
  // Two screens beside each other, of which one is open.
  '.auth-modes': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 0.5,
    p: 0.5,
    mb: 3,
    borderRadius: 1,
    bgcolor: 'sunken',
    '& > [aria-current]': { bgcolor: 'background.paper' },
  },
  '.auth-phone': { mt: 2 },
  '.auth-foot': { gap: 2, mt: 3 },
  '.well.for-job': { mb: 3, px: 2, py: 1.5, overflowWrap: 'anywhere' },
  '.roles': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
    gap: { xs: 1.5, sm: 2.5 },
    '& > label': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: 1,
      alignContent: 'start',
      p: 1.5,
      border: 1,
      borderRadius: 1,
      borderColor: 'control',
      cursor: 'pointer',
      '&:has(:checked)': {
        borderColor: 'primary.main',
        bgcolor: 'status.offered.bg',
        color: 'status.offered.text',
      },
    },
    '& input': { gridRow: 'span 2', width: 18, height: 18, m: 0, mt: '2px' },
    '& span': { fontSize: '.8125rem', lineHeight: 1.4 },
  },
} as const;
