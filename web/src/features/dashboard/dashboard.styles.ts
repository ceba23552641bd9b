import { applicationStatuses } from '@workboard/contracts/enums';

/** How the seeker's dashboard looks, in the terms of `sx`; serialised once (`app/sheet.tsx`). */
export const dashboardStyles = {
  '.dashboard-columns': {
    display: 'grid',
    gap: 3,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gridTemplateRows: { md: 'auto 1fr' },
    '& > .beside': { gridColumn: { md: 2 } },
    '& > .first': { gridArea: { md: '1 / 1 / 3 / 2' } },
  },
  '.status-shares': {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr) auto',
    columnGap: 1.5,
    rowGap: 1,
    '& > li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
    '& .share': { height: 8, borderRadius: 1 },
    ...Object.fromEntries(
      applicationStatuses.map((status) => [`& .share.${status}`, { bgcolor: `status.${status}.text` }]),
    ),
    '& .text': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  },
  '.match': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 1,
    '& > .text-small': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  '.progress': {
    display: 'block',
    appearance: 'none',
    width: '100%',
    height: 8,
    mt: 1,
    mb: 2,
    border: 0,
    overflow: 'hidden',
    borderRadius: 1,
    bgcolor: 'status.neutral.bg',
    '&::-webkit-progress-bar': { bgcolor: 'transparent' },
    '&::-webkit-progress-value': { bgcolor: 'primary.main' },
    '&::-moz-progress-bar': { bgcolor: 'primary.main' },
  },
  '.apply-checklist': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0.5,
    mt: 1,
    mb: 2,
    '& > li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 },
  },
  '.upcoming': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 1.5,
    '& .text-small': { overflowWrap: 'anywhere' },
    '& .tag.today': { bgcolor: 'gold.fill', color: 'gold.ink' },
  },
};
