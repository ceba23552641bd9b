/** How a titled part of a screen looks, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const sectionStyles = {
  '.section': { minWidth: 0 },
  '.section-head': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 2,
    mb: 2,
    flexWrap: 'wrap',
    '& > :first-child': { minWidth: 0 },
  },
} as const;
