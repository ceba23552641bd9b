/** How a tag looks, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const tagStyles = {
  '.tag': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 24,
    px: 1,
    py: 0.25,
    borderRadius: '6px',
    fontSize: '.8125rem',
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    bgcolor: 'status.neutral.bg',
    color: 'status.neutral.text',
  },
} as const;
