/** How the pages about the board look, in the terms of `sx`; serialised once (`app/sheet.tsx`). */
export const staticStyles = {
  '.titled-texts': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 },
  '.card.about-figures': {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: 'repeat(3, 1fr)',
    m: 0,
    p: { sm: 3 },
    textAlign: 'center',
    '& dd': { m: 0, fontSize: { xs: '1.25rem', sm: '1.5rem' } },
  },
  '.card.contact-way': {
    display: 'flex',
    gap: { xs: 1.5, sm: 2 },
    p: { sm: 3 },
    '& > svg': { flex: 'none', color: 'primary.main', mt: 0.25 },
    '& > div': { minWidth: 0 },
    '& .text': { my: 0.5 },
  },
} as const;
