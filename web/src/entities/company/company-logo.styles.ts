/** How a company's logo looks, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const companyLogoStyles = {
  '.company-logo': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: 1,
    border: 1,
    borderColor: 'divider',
    bgcolor: 'sunken',
    color: 'primary.main',
    fontFamily: 'h3.fontFamily',
    fontWeight: 700,
  },
} as const;
