const tones = ['primary', 'error'] as const;

/** A colour of the theme as the ground of what the pointer is over. */
const hoverOf = (colour: string) =>
  `rgba(var(--mui-palette-${colour}Channel) / var(--mui-palette-action-hoverOpacity))`;

const colours = Object.fromEntries(
  tones.flatMap((tone) => [
    [`.button:where(.${tone})`, { color: `${tone}.main` }],
    [`.button:where(.contained.${tone})`, { color: `${tone}.contrastText`, bgcolor: `${tone}.main` }],
  ]),
);

const hovered = Object.fromEntries(
  tones.flatMap((tone) => [
    [`.button:where(.${tone}):hover`, { bgcolor: hoverOf(`${tone}-main`) }],
    [`.button:where(.contained.${tone}):hover`, { bgcolor: `${tone}.dark` }],
  ]),
);

/**
 * How a button looks, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). What MUI's own button is like
 * stands in `theme/components.ts`; both look the same.
 */
export const buttonStyles = {
  '.button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    boxSizing: 'border-box',
    WebkitTapHighlightColor: 'transparent',
    WebkitUserSelect: 'none',
    userSelect: 'none',
    appearance: 'none',
    outline: 0,
    m: 0,
    border: 0,
    borderRadius: 1,
    minWidth: 64,
    minHeight: 44,
    px: '18px',
    py: '6px',
    verticalAlign: 'middle',
    typography: 'button',
    color: 'inherit',
    bgcolor: 'transparent',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    '&:focus-visible': {
      outline: '3px solid var(--mui-palette-primary-main)',
      outlineOffset: 2,
      boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
    },
    '&:where(.outlined)': { border: 1, borderColor: 'control', py: '5px' },
    '&:where(.small)': { minHeight: 36, px: '12px', py: '4px', fontSize: '.8125rem' },
    '&:where(.small.outlined)': { py: '3px' },
    '&:where(.wide)': { width: '100%' },
    // Shows an icon alone.
    '&:where(.square)': { minWidth: 44, width: 44, p: 0 },
  },
  ...colours,
  '@media (hover: hover)': {
    '.button:where(.inherit):hover': { bgcolor: hoverOf('text-primary') },
    ...hovered,
  },
  // After the colours, which are as strong.
  '.button:disabled, .button[aria-disabled="true"]': {
    pointerEvents: 'none',
    cursor: 'default',
    color: 'text.disabled',
    '&.outlined': { borderColor: 'action.disabledBackground' },
    '&.contained': { color: 'text.disabled', bgcolor: 'action.disabledBackground' },
  },
  '.button-start, .button-end': { display: 'inherit', alignItems: 'center' },
  '.button-start': {
    mr: 1,
    ml: '-4px',
    '&::before': { content: '"\\200b"', width: 0, overflow: 'hidden' },
    '.small > &': { ml: '-2px' },
  },
  '.button-end': { ml: 1, mr: '-4px', '.small > &': { mr: '-2px' } },
  '.edge-actions': { display: 'flex', flexWrap: 'wrap', gap: 1, mx: -1.25 },
  '.edge-actions.one-below-the-other': {
    flexDirection: 'column',
    flexWrap: 'nowrap',
    alignItems: 'flex-start',
    gap: 0.5,
  },
} as const;
