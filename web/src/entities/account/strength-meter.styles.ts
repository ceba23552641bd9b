/** How the strength of a password looks, in the terms of `sx`; serialised once (`app/sheet.tsx`). */
export const strengthMeterStyles = {
  '.strength': {
    '& > div': { height: 6, borderRadius: '3px', bgcolor: 'sunken' },
    '& > div > div': { height: '100%', borderRadius: 'inherit' },
    '& .Weak': { bgcolor: 'error.main' },
    '& .Medium': { bgcolor: 'warning.main' },
    '& .Strong': { bgcolor: 'success.main' },
    '& > .text-small': { color: 'error.main' },
  },
} as const;
