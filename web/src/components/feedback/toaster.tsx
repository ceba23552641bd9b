import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { toast, toastStore } from '../../lib/toasts/toast.js';
import { useIsUppermost } from '../../lib/toasts/toast-places.js';
import { takenHeight } from '../../lib/toasts/use-room-for-toasts.js';
import { CloseIcon } from '../elements/icons.js';
import { IconAction } from '../elements/link.js';

const visibleMs = 6000;
const edge = { success: 'success.main', error: 'error.main', neutral: 'info.main' } as const;

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
    <Box
      component="output"
      aria-live={shown?.tone === 'error' ? 'assertive' : 'polite'}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      sx={{
        display: 'block',
        position: 'fixed',
        zIndex: 1500,
        bottom: `calc(16px + var(${takenHeight}, 0px) + var(--tab-bar, 0px))`,
        right: 16,
        left: { xs: 16, sm: 'auto' },
        width: { sm: 420 },
        '@media print': { display: 'none' },
      }}
    >
      {shown && (
        <Box
          key={shown.id}
          className="toast"
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1,
            p: 1.5,
            pl: 2,
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            borderLeft: 4,
            borderLeftColor: edge[shown.tone],
            borderRadius: 1,
            boxShadow: '0 8px 24px rgb(0 0 0 / .18)',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{shown.title}</Typography>{' '}
            {shown.text && <Typography variant="body2">{shown.text}</Typography>}
          </Box>
          {shown.action && (
            <Button
              size="small"
              sx={{ minHeight: 44 }}
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
        </Box>
      )}
    </Box>
  );
};
