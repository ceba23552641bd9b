/** How the filters with counts look, in the terms of `sx`; serialised once for all screens (`app/sheet.tsx`). */
export const facetPanelStyles = {
  '.facet-groups': {
    display: 'grid',
    columnGap: 3,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(4, minmax(0, 1fr))' },
  },
  '.facet-group': {
    border: 0,
    p: 0,
    m: 0,
    mb: 3,
    minWidth: 0,
    '& > legend': { mb: 0.5, p: 0 },
    '& > ul': { maxHeight: { md: 288 }, overflowY: { md: 'auto' } },
    '& .inside': { pl: 3.5 },
  },
  '.facet': {
    // What is read aloud stays inside, so that it scrolls along.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: 44,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '& > input': { width: 20, height: 20, m: 0, flex: 'none' },
    '& > .jobs': { ml: 'auto', pr: 1, color: 'text.secondary', fontSize: '.875rem' },
  },
  '.facet-end': {
    display: 'flex',
    gap: 1,
    pt: 1.5,
    // A sheet's own edge is below what it scrolls.
    pb: { xs: 3.5, md: 1.5 },
    position: 'sticky',
    bottom: { xs: -20, md: 0 },
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;
