import { darkPalette, lightPalette } from '../../theme/palette.js';

const arrow = (color: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m4 6 4 4 4-4"/></svg>`,
  )}")`;

/** How the controls of forms look, in the terms of `sx`; serialised once for all of them (`app/sheet.tsx`). */
export const controlStyles = {
  '.control': {
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 0,
    minHeight: 44,
    paddingInline: '12px',
    // One by one: `font` is a key of the theme.
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: 'inherit',
    lineHeight: 'inherit',
    color: 'text.primary',
    bgcolor: 'background.paper',
    border: '1px solid var(--mui-palette-control)',
    borderRadius: 1,
    textOverflow: 'ellipsis',
    '&:hover:not(:disabled)': { borderColor: 'text.primary' },
    '&:focus-visible': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '-1px' },
    '&[aria-invalid="true"]': { borderColor: 'error.main' },
    '&:disabled': { color: 'text.disabled', bgcolor: 'sunken' },
    '&[type="search"]::-webkit-search-cancel-button': { cursor: 'pointer' },
  },
  'textarea.control': {
    display: 'block',
    paddingBlock: '10px',
    lineHeight: 1.5,
    resize: 'vertical',
    fieldSizing: 'content',
    textWrap: 'wrap',
    minHeight: 'calc(var(--rows, 3) * 1.5em + 22px)',
    maxHeight: '70vh',
  },
  '.drop-down': {
    appearance: 'none',
    paddingInlineEnd: '34px',
    backgroundImage: arrow(lightPalette.text.secondary),
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'right 10px center',
    '[data-theme="dark"] &': { backgroundImage: arrow(darkPalette.text.secondary) },
  },
  'button.drop-down': { textAlign: 'start', cursor: 'pointer' },
  '.label': {
    display: 'block',
    mb: '4px',
    fontSize: '.875rem',
    fontWeight: 600,
    color: 'text.primary',
    '&[data-required]::after': { content: '"\\00a0*" / ""' },
  },
  '.help': {
    m: '4px 0 0',
    fontSize: '.8125rem',
    lineHeight: 1.45,
    color: 'text.secondary',
    '&.is-error': { color: 'error.main' },
  },
} as const;
