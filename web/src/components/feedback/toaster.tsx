import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast, toastStore } from '../../lib/toasts/toast.js';
import { useIsUppermost } from '../../lib/toasts/toast-places.js';
import { Button } from '../elements/button.js';
import { CloseIcon } from '../elements/icons.js';
import { IconAction } from '../elements/link.js';

const visibleMs = 6000;

/**
 * Shows the current toast: 6 s for good news, paused under the pointer or focus; errors stay until they are closed. The page
 * has one, and each dialog has one inside it: a live region outside a modal dialog is not announced, nor are its buttons
 * reached. The uppermost shows the toast.
 */
export const Toaster = () => {
  const current = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => null);
  const isUppermost = useIsUppermost();
  const shown = isUppermost ? current : null;
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    if (!shown || shown.tone === 'error' || isPaused) {
      return undefined;
    }
    const timer = setTimeout(toast.dismiss, visibleMs);
    return () => clearTimeout(timer);
  }, [shown, isPaused]);

  return (
    // Under the pointer or the focus it stays; there is nothing to operate.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <output
      aria-live={shown?.tone === 'error' ? 'assertive' : 'polite'}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className="toaster"
    >
      {shown && (
        <div key={shown.id} className={`toast ${shown.tone}`}>
          <div>
            <p className="text strong">{shown.title}</p> {shown.text && <p className="text-small">{shown.text}</p>}
          </div>
          {shown.action && (
            <Button
              size="small"
              onClick={() => {
                shown.action?.run();
                toast.dismiss();
              }}
            >
              {shown.action.label}
            </Button>
          )}
          <IconAction label="Close message" onClick={toast.dismiss}>
            <CloseIcon />
          </IconAction>
        </div>
      )}
    </output>
  );
};
