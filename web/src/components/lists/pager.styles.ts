/** How a list's frame and pages look, in the terms of `sx`; serialised once for all screens (`app/sheet.tsx`). */
export const pagerStyles = {
  '.list-tools': { mb: 2 },
  '.list-summary': { mb: 1.5 },
  '.pager': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: { xs: 0.25, sm: 0.5 },
    mt: 3,
    // All of them fit in one row of the smallest phones.
    '& > .button': { minWidth: 44, px: { xs: 0.5, sm: 1 } },
    '& > .number': { px: 1, fontVariantNumeric: 'tabular-nums' },
    '& .long': { display: { xs: 'none', sm: 'inline' } },
  },
} as const;
