/** How the list of saved jobs looks, in the terms of `sx`; serialised once (`app/sheet.tsx`). */
export const savedJobsStyles = {
  '.saved-filters': {
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr 1fr' },
    '& > .whole-row': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  },
  '.saved-notes': { mb: 1 },
  '.saved-foot': {
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    gap: 1,
    alignItems: { sm: 'center' },
    justifyContent: 'space-between',
  },
  '.saved-reminders': { minHeight: 44 },
} as const;
