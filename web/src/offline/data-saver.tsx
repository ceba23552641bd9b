import { browserSavesData, setSavesData, useSavesData } from '../lib/browser/saves-data.js';
import { useHydrated } from '../lib/browser/use-hydrated.js';

/** The device's switch for little data, beside the browser's own, which it cannot turn off (decision P52). */
export const DataSaver = () => {
  const isOn = useSavesData();
  const isBrowsers = useHydrated() && browserSavesData();
  return (
    <label className="tick-line quiet text-small">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isBrowsers}
        onChange={({ target }) => setSavesData(target.checked)}
      />
      {isBrowsers ? 'Data saver (on in your browser)' : 'Data saver: no pictures'}
    </label>
  );
};
