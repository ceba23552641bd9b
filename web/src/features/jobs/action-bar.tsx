import { Box } from '@mui/material';
import { useRef, type ReactNode } from 'react';
import { useIsWide } from '../../lib/browser/use-media.js';
import { useRoomForToasts } from '../../lib/toasts/use-room-for-toasts.js';

/** What can be done with a job: below its text on small screens, in view until the text ends, and clear of messages. */
export const ActionBar = ({ children }: { children: ReactNode }) => {
  const bar = useRef<HTMLDivElement>(null);
  useRoomForToasts(bar, !useIsWide());
  return (
    <Box
      ref={bar}
      className="bottom-bar"
      sx={{
        order: { xs: 1, md: 0 },
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        zIndex: 1000,
        mx: { xs: -2, sm: -3, md: 0 },
        px: { xs: 2, sm: 3, md: 0 },
        py: { xs: 1.5, md: 0 },
        bgcolor: { xs: 'background.paper', md: 'transparent' },
        borderStyle: 'solid',
        borderColor: 'divider',
        borderWidth: { xs: '1px 0', md: 0 },
      }}
    >
      {children}
    </Box>
  );
};
