import { again } from '../loading/again.js';
import type { EarlyChanges } from './early-changes.js';

declare global {
  interface Window {
    earlyChanges: EarlyChanges;
  }
}

/**
 * Does what was tapped, chosen or typed before the app was there: the page's own script keeps the last tap and all values
 * (`theme/bootstrap.js`).
 */
export const makeUpForTap = (): void => {
  document.documentElement.dataset.ready = '';
  const button = document.querySelector<HTMLElement>('[data-tapped]');
  if (button) {
    delete button.dataset.tapped;
    button.click();
  }
  if (window.earlyChanges.size > 0) {
    void again(() => import('./early-changes.js')).then(({ makeUpForChanges }) =>
      makeUpForChanges(window.earlyChanges),
    );
  }
};
