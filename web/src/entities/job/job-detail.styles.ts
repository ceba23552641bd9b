import { shownWhole } from '../../theme/shown-whole.js';

/** How a whole job looks, in the terms of `sx`; serialised once for all screens (`app/sheet.tsx`). */
export const jobDetailStyles = {
  '.job-head': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    alignItems: 'flex-start',
    // Beside the logo, or below it where letters are large.
    '& > :nth-child(2)': { minWidth: 0, flex: '1 1 9rem' },
    '& p.text': { mt: 0.5 },
    '& p.quiet': { overflowWrap: 'anywhere' },
  },
  '.job-state': {
    display: 'flex',
    gap: 1,
    flexWrap: 'wrap',
    alignItems: 'center',
    '& .urgent': { color: 'secondary.main' },
  },
  '.job-facts': {
    // The last line is filled by what stands in it.
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    m: 0,
    p: 2,
    borderRadius: 1,
    bgcolor: 'sunken',
    '& > div': { flex: '1 1 112px', minWidth: 0 },
    '& > .long': { flex: '1 1 44%' },
    '& dd': { hyphens: 'auto' },
    '& small': { display: 'block', fontSize: '.8125rem', fontWeight: 400, color: 'text.secondary' },
  },
  ...shownWhole('.job-facts'),
  '.job-prose': {
    display: 'flex',
    flexDirection: 'column',
    gap: 3,
    '& .title-3': { mb: 1 },
    '& ul.tags': { display: 'flex', gap: 1, flexWrap: 'wrap' },
    '& ul.lines': { m: 0, '& li': { mb: 0.5 } },
  },
  '.job-text': { '& .title-3': { mb: 1 }, '& > p': { whiteSpace: 'pre-line' } },
  '.how-to-apply': {
    borderTop: 1,
    borderColor: 'divider',
    pt: 2,
    '& .strong': { mt: 1 },
    '& > .quiet': { mt: 1 },
  },
} as const;
