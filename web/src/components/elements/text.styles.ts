/** Texts and page widths as classes, in the terms of `sx`; serialised once for all screens (`app/sheet.tsx`). */
export const textStyles = {
  '.title-1, .title-2, .title-3, .title-4, .text, .text-small, .caption': { m: 0 },
  '.title-1': { typography: 'h1' },
  '.title-2': { typography: 'h2' },
  '.title-3': { typography: 'h3' },
  '.title-4': { typography: 'h4' },
  '.text': { typography: 'body1' },
  '.text-small': { typography: 'body2' },
  '.caption': { typography: 'caption' },
  '.quiet': { color: 'text.secondary' },
  '.strong': { fontWeight: 600 },
  '.page-width': { width: '100%', maxWidth: 1180, mx: 'auto', px: { xs: 2, sm: 3 } },
  // What a person typed, line by line.
  '.as-typed': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '.plain-list': { listStyle: 'none', p: 0, m: 0 },
  // Ground that lies lower than the card around it.
  '.well': { px: 1.5, py: 1, borderRadius: 1, bgcolor: 'sunken' },
  // As MUI's card looks (`theme/components.ts`).
  '.card': {
    overflow: 'hidden',
    p: 2,
    bgcolor: 'background.paper',
    color: 'text.primary',
    border: 1,
    borderColor: 'divider',
    borderRadius: '12px',
  },
} as const;
