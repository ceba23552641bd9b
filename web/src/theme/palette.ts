/** Colours of the "Bilum" look: highland green, kina-shell gold and raggiana rust on limestone, checked for contrast. */
const status = {
  light: {
    applied: { bg: '#E3EEF8', text: '#174B7A' },
    reviewed: { bg: '#EEE8F6', text: '#5A3C8C' },
    interviewing: { bg: '#FBEBC8', text: '#6E4A00' },
    offered: { bg: '#DDF1EB', text: '#0A5045' },
    hired: { bg: '#DDF0E1', text: '#1A5C31' },
    rejected: { bg: '#F3E3DF', text: '#8C2F1B' },
    neutral: { bg: '#ECE7DE', text: '#4A534E' },
  },
  dark: {
    applied: { bg: '#17324A', text: '#A8D2F8' },
    reviewed: { bg: '#332648', text: '#D3BFF5' },
    interviewing: { bg: '#40300A', text: '#F8D27A' },
    offered: { bg: '#123D35', text: '#8FE0CB' },
    hired: { bg: '#153A22', text: '#93DFA9' },
    rejected: { bg: '#45211A', text: '#FFB5A0' },
    neutral: { bg: '#28312D', text: '#C0CBC5' },
  },
};

export type StatusTone = keyof (typeof status)['light'];

export const lightPalette = {
  primary: { main: '#0E5A4F', dark: '#0A4239', light: '#3C7B72', contrastText: '#FFFFFF' },
  secondary: { main: '#A63A1E', dark: '#7F2B15', light: '#C2614A', contrastText: '#FFFFFF' },
  error: { main: '#B3261E', dark: '#8C1D18', light: '#C9514B', contrastText: '#FFFFFF' },
  warning: { main: '#8A5300', dark: '#6B4000', light: '#A87733', contrastText: '#FFFFFF' },
  success: { main: '#1E6B3A', dark: '#15512B', light: '#4B8961', contrastText: '#FFFFFF' },
  info: { main: '#1F5F99', dark: '#174B7A', light: '#4C7FAD', contrastText: '#FFFFFF' },
  background: { default: '#FAF7F2', paper: '#FFFFFF' },
  text: { primary: '#1C1F1D', secondary: '#454F4A', disabled: '#6C756F' },
  divider: '#DDD6C9',
  sunken: '#F1ECE3',
  control: '#857F73',
  gold: { fill: '#F2B632', ink: '#1C1F1D', text: '#7A5200' },
  hero: { main: '#0B453C', text: '#FFFFFF', soft: '#D3E5DF' },
  status: status.light,
};

export const darkPalette = {
  primary: { main: '#6FCFB7', dark: '#9BE3D0', light: '#9BE3D0', contrastText: '#06231E' },
  secondary: { main: '#FF9B7D', dark: '#FFB9A3', light: '#FFB9A3', contrastText: '#3A1206' },
  error: { main: '#FFB4AB', dark: '#FFCCC6', light: '#FFCCC6', contrastText: '#410E0B' },
  warning: { main: '#F5C451', dark: '#F8D68A', light: '#F8D68A', contrastText: '#2E2000' },
  success: { main: '#7FD69A', dark: '#A3E3B6', light: '#A3E3B6', contrastText: '#06290F' },
  info: { main: '#8FC4F5', dark: '#B3D7F8', light: '#B3D7F8', contrastText: '#06233D' },
  background: { default: '#101513', paper: '#181F1C' },
  text: { primary: '#ECEFEA', secondary: '#A9B5AE', disabled: '#8C978F' },
  divider: '#2D3733',
  sunken: '#0B0F0D',
  control: '#75827B',
  gold: { fill: '#F5C451', ink: '#1C1F1D', text: '#F5C451' },
  hero: { main: '#0B2B25', text: '#FFFFFF', soft: '#C4DAD3' },
  status: status.dark,
};

interface ProductColors {
  /** Wells and quiet fills, one step below the page. */
  sunken: string;
  /** Borders of controls, at least 3:1 against what is behind them. */
  control: string;
  gold: { fill: string; ink: string; text: string };
  hero: { main: string; text: string; soft: string };
  status: Record<StatusTone, { bg: string; text: string }>;
}

declare module '@mui/material/styles' {
  interface Palette extends ProductColors {}
  interface PaletteOptions extends Partial<ProductColors> {}
  interface CssThemeVariables {
    enabled: true;
  }
}
