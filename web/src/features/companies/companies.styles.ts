/** How the directory of companies and a company's page look, in the terms of `sx`; serialised once (`app/sheet.tsx`). */
export const companiesStyles = {
  '.company-search': { maxWidth: 560 },
  '.company-card': {
    position: 'relative',
    height: '100%',
    display: 'flex',
    flexDirection: 'column',
    gap: 1.5,
    '&:hover': { borderColor: 'primary.main' },
    // The whole card is the link.
    '& .title-3 > a': {
      color: 'inherit',
      textDecoration: 'none',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '& > .text-small': { flex: 1 },
  },
  '.company-name': { display: 'flex', gap: 1.5, alignItems: 'center', '& > :nth-child(2)': { minWidth: 0 } },
  '.company-page': { pt: { xs: 2, md: 4 }, pb: 5 },
  '.card.company-head': {
    p: 0,
    '& > .of-company': { height: 72, backgroundSize: 48, backgroundPositionY: 12 },
    '& h1': { fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)' },
    '& .company-name': { gap: 2, minWidth: 0 },
    '& .text-small': { overflowWrap: 'anywhere' },
    '& .button': { whiteSpace: 'nowrap', flex: 'none' },
  },
  '.company-title': {
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    gap: 2,
    p: { xs: 2, sm: 3 },
    alignItems: { sm: 'center' },
    justifyContent: 'space-between',
  },
  '.company-columns': {
    display: 'grid',
    gap: 4,
    alignItems: 'start',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
    '& > *': { minWidth: 0 },
  },
  '.company-facts': {
    '& > .title-3': { mb: 1.5 },
    '& > dl': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.25, m: 0 },
    '& dd': { m: 0 },
  },
  '.benefits': { m: 0 },
  '.own-lines': { whiteSpace: 'pre-line' },
} as const;
