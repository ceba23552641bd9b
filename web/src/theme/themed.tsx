import { ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from './theme.js';

/** Typed as if it held the props alone; it reads the theme's whole list. */
const defaults = theme.components as ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * The theme for MUI's components. Everything that may hold some stands in one (`lazyPart`); light and dark, the variables and
 * the baseline are the page's own (`app/sheet.tsx`), so that a screen of plain elements loads neither theme nor library.
 */
export const Themed = ({ children }: { children: ReactNode }) => (
  <ThemeContext value={theme}>
    <DefaultPropsProvider value={defaults}>{children}</DefaultPropsProvider>
  </ThemeContext>
);
