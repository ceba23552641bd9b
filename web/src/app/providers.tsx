import { CacheProvider, type EmotionCache } from '@emotion/react';
import { CssBaseline } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { themeStorageKey } from '@workboard/contracts/constants';
import type { ReactNode } from 'react';
import { PlainStyles } from './plain-styles.js';
import { theme } from '../theme/theme.js';

interface ProvidersProps {
  cache: EmotionCache;
  client: QueryClient;
  children: ReactNode;
}

/** What every screen stands on: styles, theme and data. Holds nothing of its own, so that a server can render it. */
export const Providers = ({ cache, client, children }: ProvidersProps) => (
  <CacheProvider value={cache}>
    {/* `noSsr`: no second rendering of everything once the stored mode is known; only the toggle shows it, by itself. */}
    <ThemeProvider theme={theme} modeStorageKey={themeStorageKey} defaultMode="light" noSsr>
      <CssBaseline enableColorScheme />
      <PlainStyles />
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ThemeProvider>
  </CacheProvider>
);
