import { Suspense, useSyncExternalStore } from 'react';
import { questionStore } from '../../lib/toasts/confirm.js';
import { lazyDialog } from '../feedback/lazy-part.js';

const ConfirmDialog = lazyDialog(async () => (await import('./confirm-dialog.js')).ConfirmDialog);

/** Where `confirm()` appears; the dialog's code is loaded with the first question. */
export const ConfirmHost = () => {
  const question = useSyncExternalStore(questionStore.subscribe, questionStore.current, () => null);
  return question ? (
    <Suspense fallback={null}>
      <ConfirmDialog question={question} />
    </Suspense>
  ) : null;
};
