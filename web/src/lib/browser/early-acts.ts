import { again } from '../loading/again.js';
import type { EarlyAct } from './make-up.js';

declare global {
  interface Window {
    /** Filled by the page's own script (`theme/bootstrap.js`), until the app listens. */
    earlyActs: Pick<EarlyAct[], 'forEach'> & { push: (act: EarlyAct) => void };
  }
}

const push = (act: EarlyAct): void => {
  void again(() => import('./make-up.js')).then(
    ({ makeUpFor }) => makeUpFor(act),
    // Without a line it stays undone, and looks so.
    () => undefined,
  );
};

/** Does what was tapped, chosen or typed where the app had not taken over, now and as long as parts of it are on their way. */
export const makeUpForEarlyActs = (): void => {
  document.documentElement.dataset.ready = '';
  window.earlyActs.forEach(push);
  window.earlyActs.push = push;
};
