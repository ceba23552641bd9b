import { again } from '../../lib/loading/again.js';

/** Loads what a job's page with its open apply dialog is made of, while somebody is still on the way to it. */
export const preloadApply = async (): Promise<void> => {
  await again(() => Promise.all([import('./job-page.js'), import('./apply-dialog.js'), import('./missing-step.js')]));
};
