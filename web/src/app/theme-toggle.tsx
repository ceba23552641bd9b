import { MoonIcon, SunIcon } from '../components/elements/icons.js';
import { IconAction } from '../components/elements/link.js';
import { chooseScheme, useIsDark } from '../lib/browser/colour-scheme.js';

/** Switches between light and dark. */
export const ThemeToggle = () => {
  const isDark = useIsDark();
  return (
    <IconAction
      label={isDark ? 'Use light theme' : 'Use dark theme'}
      onClick={() => chooseScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconAction>
  );
};
