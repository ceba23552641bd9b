import { createTheme, shouldSkipGeneratingVar, type Shadows } from '@mui/material/styles';
import { components } from './components.js';
import { darkPalette, lightPalette } from './palette.js';

const body = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';
const heading = { fontFamily: `var(--heading-font,${body})`, fontWeight: 700, textWrap: 'balance' as const };

/**
 * Variables that nothing of ours reads; without this every page carries them, twice for the two colour schemes. A component
 * that reads one of a group fails when it is first shown; a look of our own that names one fails `app/sheet.spec.ts`.
 */
const unusedVariables = [
  /^(font|overlays|opacity)/,
  /^palette-(Alert|AppBar|Chip|FilledInput|grey|Input|Skeleton|Slider|SnackbarContent|SpeedDial\w+|Step\w+|Switch|Tooltip)-/,
  /^palette-(secondary|warning|success|info)-(light|dark|contrastText|mainChannel)$/,
  /^palette-\w+-(light|dark|contrastText)Channel$/,
  /^palette-common-(background|onBackground)/,
];

/** Flat. */
const shadows = Array.from({ length: 25 }, () => 'none') as Shadows;

/** The whole look. Light and dark are switched by `data-theme` on the root element. */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'data-theme',
    shouldSkipGeneratingVar: (keys) =>
      shouldSkipGeneratingVar(keys) || unusedVariables.some((unused) => unused.test(keys.join('-'))),
  },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  shadows,
  motion: { reducedMotion: 'system' },
  spacing: 8,
  shape: { borderRadius: 8 },
  breakpoints: { values: { xs: 0, sm: 600, md: 1024, lg: 1280, xl: 1536 } },
  transitions: { duration: { shortest: 120, shorter: 120, short: 180, standard: 180, enteringScreen: 180 } },
  typography: {
    fontFamily: body,
    // Its smallest size lets 'Applications' stand in one line of a phone where letters are twice as large.
    h1: { ...heading, fontSize: 'clamp(1.5rem, 1rem + 2.2vw, 2.75rem)', lineHeight: 1.12, letterSpacing: '-0.01em' },
    h2: { ...heading, fontSize: '1.5rem', lineHeight: 1.25 },
    h3: { ...heading, fontSize: '1.125rem', lineHeight: 1.3 },
    h4: { ...heading, fontSize: '1rem', lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.55 },
    body2: { fontSize: '.875rem', lineHeight: 1.5 },
    caption: { fontSize: '.8125rem', lineHeight: 1.45 },
    button: { fontSize: '.9375rem', fontWeight: 600, textTransform: 'none', lineHeight: 1.4 },
  },
  components,
});
