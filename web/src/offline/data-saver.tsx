import { Box } from '@mui/material';
import { browserSavesData, setSavesData, useSavesData } from '../lib/browser/saves-data.js';
import { useHydrated } from '../lib/browser/use-hydrated.js';

/** The device's switch for little data, beside the browser's own, which it cannot turn off (decision P52). */
export const DataSaver = () => {
  const isOn = useSavesData();
  const isBrowsers = useHydrated() && browserSavesData();
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 44,
        fontSize: '.875rem',
        color: 'text.secondary',
      }}
    >
      <input
        type="checkbox"
        checked={isOn}
        disabled={isBrowsers}
        onChange={({ target }) => setSavesData(target.checked)}
        style={{ width: 20, height: 20, flex: 'none', margin: 0 }}
      />
      {isBrowsers ? 'Data saver (on in your browser)' : 'Data saver: no pictures'}
    </Box>
  );
};
