import { shownWhole } from '../../theme/shown-whole.js';

/** How lists of applications, and a seeker's own, look, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const applicationStyles = {
  '.applications-head': { mb: 2 },
  '.application-filters': {
    gridTemplateColumns: '2fr 1fr',
    '&.with-jobs': { gridTemplateColumns: '2fr 1fr 2fr' },
  },
  '.application-card-head': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    columnGap: 2,
    rowGap: 1,
    // The status beside it, or below it where letters are large.
    '& > .title-3': { minWidth: 0, flex: '1 1 7rem' },
  },
  '.application-card .apart': { mt: 1 },
  '.seeker-interview': { mt: 1.5, '& > .text-small': { mt: 1 } },
  '.interview-facts': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 },
  '.from-employer': { mt: 1.5, '& > h3': { m: 0, fontWeight: 700 }, '& > .quiet': { mt: 0.5 } },
  '.messages': {
    overflowWrap: 'anywhere',
    '& > li': { mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider' },
    '& + .button': { mt: 0.5 },
  },
  '.time-choice > .button': { my: 0.5 },
  '.application-card-acts': { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 },
  ...shownWhole('.application-card', ' > .application-card-acts'),
  '.seeker-note': { mt: 3, '& > .button': { mt: 1, minHeight: 44 } },
} as const;
