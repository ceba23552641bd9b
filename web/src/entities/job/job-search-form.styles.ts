/** How the search for jobs looks, in the terms of `sx`; serialised once for all screens (`app/sheet.tsx`). */
export const jobSearchStyles = {
  '.job-search': {
    display: 'grid',
    gap: 1,
    p: 1,
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    '& > select': { width: { xs: 80, sm: 140 } },
    '& > .button': { minWidth: 44, px: { xs: 1.25, sm: 2.25 } },
    '& .short': { display: { xs: 'inline-flex', sm: 'none' } },
    '& .long': { display: { xs: 'none', sm: 'inline' } },
  },
} as const;
