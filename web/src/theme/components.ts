import type { Components, Theme } from '@mui/material/styles';

/** Where what is around cuts off all that stands out. */
const insideOutline = { outlineOffset: -3, boxShadow: 'none' };

/** How high the bar is that phones have at their foot. Others know it as `--tab-bar`, where there is one (`app/tab-bar.tsx`). */
export const tabBarHeight = 'calc(34px + 1.4rem + env(safe-area-inset-bottom))';

/** Defaults and variants of MUI components: flat with a 1 px outline, no ripple, 44 px targets. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { scrollPaddingTop: 80, WebkitTextSizeAdjust: '100%' },
      // No word alone on a last line.
      body: {
        overflowWrap: 'break-word',
        textWrap: 'pretty',
        // Ticks and dots that the browser draws.
        accentColor: theme.vars.palette.primary.main,
        // The page reaches the glass's edges, where a phone has rounded corners and cameras.
        paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
      },
      // What gets the focus is scrolled above the bar.
      [theme.breakpoints.down('md')]: {
        'html:has(.tab-bar)': {
          '--tab-bar': tabBarHeight,
          scrollPaddingBottom: 'calc(var(--tab-bar) + 12px)',
        },
        'html:has(.bottom-bar)': { scrollPaddingBottom: 88 },
        'html:has(#main .bottom-bar)': { '--tab-bar': '0px', '& .tab-bar': { display: 'none' } },
      },
      // A dialog lies over the bar.
      '.MuiDialog-root': { '--tab-bar': '0px' },
      ':focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      'h1:focus, h2:focus, main:focus': { outline: 'none' },
      '::placeholder': { color: `${theme.vars.palette.text.secondary} !important`, opacity: '1 !important' },
      '.visually-hidden': {
        position: 'absolute',
        width: 1,
        height: 1,
        margin: -1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
      '.visually-hidden:focus-visible + label': {
        outline: `3px solid ${theme.vars.palette.primary.main}`,
        outlineOffset: 2,
      },
      // On a small screen a message covers the end of a page or dialog, where a form's buttons are: they scroll above it.
      [theme.breakpoints.down('sm')]: {
        'body:has(.toast) :is(#root, .MuiDialog-paperFullScreen)': { paddingBottom: 128 },
      },
      'ul, ol': { paddingInlineStart: '1.25em' },
      '@media print': { body: { background: '#fff' } },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // MUI takes the outline away in favour of the ripple, which is off. The inner ring shows on grounds of any colour.
      root: ({ theme }) => ({
        WebkitUserSelect: 'none',
        '&.Mui-focusVisible, &:focus-visible': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 2,
          boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
        },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        paddingInline: 18,
        transition: 'background-color 120ms, border-color 120ms, color 120ms',
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
      }),
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.control }),
      sizeSmall: { minHeight: 36, paddingInline: 12 },
    },
  },
  MuiIconButton: { styleOverrides: { root: { minWidth: 44, minHeight: 44, borderRadius: 8 } } },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12, padding: 16 } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 12,
        backgroundImage: 'none',
        boxShadow: '0 12px 40px rgb(0 0 0 / .25)',
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
      paperFullScreen: { borderRadius: 0, border: 0 },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        backgroundImage: 'none',
        boxShadow: '0 8px 24px rgb(0 0 0 / .18)',
        border: `1px solid ${theme.vars.palette.divider}`,
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 44,
        [theme.breakpoints.up('sm')]: { minHeight: 44 },
        '&.Mui-focusVisible': insideOutline,
      }),
    },
  },
  // The line below a tab is the tab's own: a measured one stays behind when the window or a label changes.
  MuiTabs: { styleOverrides: { indicator: { display: 'none' } } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        fontWeight: 600,
        borderBottom: '2px solid transparent',
        '&.Mui-selected': { borderBottomColor: 'currentColor' },
        // Four short tabs fit on a phone, so that none is out of sight.
        [theme.breakpoints.down('sm')]: { minWidth: 48, paddingInline: 6 },
        '&.Mui-focusVisible': insideOutline,
      }),
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 700, enterNextDelay: 300 } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 48,
        padding: '6px 12px',
        fontVariantNumeric: 'tabular-nums',
        borderColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        fontWeight: 600,
        fontSize: '.8125rem',
        color: theme.vars.palette.text.secondary,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiContainer: { defaultProps: { maxWidth: false }, styleOverrides: { root: { maxWidth: 1180 } } },
};
