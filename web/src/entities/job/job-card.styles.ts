import { shownWhole } from '../../theme/shown-whole.js';

/** What stands beside the title and the pay: on a phone small enough for most names and places to stand in one line. */
const aside = { color: 'text.secondary', fontSize: { xs: '.8125rem', sm: '.875rem' } } as const;

/** How a card of a job looks, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const jobCardStyles = {
  '.job-card': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: { xs: 0.5, sm: 1.25 },
    px: { xs: 1.5, sm: 2 },
    py: { xs: 1, sm: 2 },
    height: '100%',
    overflow: 'hidden',
    bgcolor: 'background.paper',
    color: 'text.primary',
    border: 1,
    borderColor: 'divider',
    borderRadius: '12px',
    transition: 'border-color 120ms',
    '&:hover': { borderColor: 'primary.main' },
    '&.selected': { borderColor: 'primary.main', boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)' },
    '& p, & h2, & h3': { m: 0 },
    '& p': { typography: 'body2' },
  },
  ...shownWhole('li', ' > .job-card'),
  '.job-card-head': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { xs: 1, sm: 1.5 },
    alignItems: 'flex-start',
    // Beside the logo, or below it where letters are large.
    '& > :nth-child(2)': { minWidth: 0, flex: '1 1 9rem' },
    '& h2, & h3': { typography: 'h3', fontSize: { xs: '1.0625rem', sm: '1.125rem' } },
    // Room for the button in the corner.
    '& .cornered > h2, & .cornered > h3': { pr: 4 },
    '& .cornered > p': { pr: { xs: 2.5, sm: 0 } },
    '& a': {
      color: 'inherit',
      textDecoration: 'none',
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '& p': aside,
  },
  '.job-card-text': {
    // A phone's screen has room for more jobs instead; where a search found its words stays.
    display: { xs: 'none', sm: '-webkit-box' },
    color: 'text.secondary',
    WebkitLineClamp: '3',
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    '&.found': { display: '-webkit-box' },
  },
  '.job-card-facts': {
    display: 'flex',
    columnGap: { xs: 0.75, sm: 1.5 },
    rowGap: { xs: 0.5, sm: 1 },
    flexWrap: 'wrap',
    alignItems: 'center',
    mt: 'auto',
    '& > p': { fontWeight: 600 },
    '& > div': { display: 'flex', gap: 1 },
    '& .tag': { minHeight: { xs: 20, sm: 24 }, py: { xs: 0, sm: 0.25 } },
    // Most jobs are; a phone has no room to say it of each.
    '& .usual': { display: { xs: 'none', sm: 'inline-flex' } },
  },
  '.job-card-dates': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 1,
    borderTop: { xs: 0, sm: 1 },
    borderColor: { sm: 'divider' },
    pt: { xs: 0, sm: 1.25 },
    flexWrap: 'wrap',
    '& p': aside,
    '& .new': { color: 'gold.text', fontWeight: 600 },
    '& .urgent': { color: 'secondary.main', fontWeight: 600 },
  },
  '.job-card-corner': { position: 'absolute', top: { xs: 0, sm: 6 }, right: { xs: 0, sm: 6 } },
  '.job-card-more': { position: 'relative' },
  '.card-grid': {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(260px, 30%)), 1fr))',
    '& > li': { minWidth: 0 },
  },
  // What a search found.
  '.marked': {
    bgcolor: 'transparent',
    color: 'inherit',
    fontWeight: 700,
    textDecoration: 'underline',
    textDecorationColor: 'var(--mui-palette-gold-fill)',
    textDecorationThickness: 2,
    textUnderlineOffset: 3,
  },
} as const;
