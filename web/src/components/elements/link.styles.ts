/** How a text link looks, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const linkStyles = {
  '.text-link': {
    color: 'primary.main',
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
} as const;
