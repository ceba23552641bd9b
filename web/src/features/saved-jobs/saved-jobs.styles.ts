/** How the list of saved jobs looks, in the terms of `sx`; serialised once (`app/sheet.tsx`). */
export const savedJobsStyles = {
  '.saved-filters': { gridTemplateColumns: '2fr 1fr 1fr 1fr' },
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
