import { useColorScheme } from '@mui/material/styles';
import { MoonIcon, SunIcon } from '../components/elements/icons.js';
import { IconAction } from '../components/elements/link.js';
import { useHydrated } from '../lib/browser/use-hydrated.js';

/** Switches between light and dark; remembered under `pngwb-theme` (spec §2). */
export const ThemeToggle = () => {
  const { mode, setMode } = useColorScheme();
  const isDark = useHydrated() && mode === 'dark';
  return (
    <IconAction
      label={isDark ? 'Use light theme' : 'Use dark theme'}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconAction>
  );
};
