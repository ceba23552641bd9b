import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface CalloutProps {
  tone: 'error' | 'warning' | 'success' | 'info';
  title?: string;
  children?: ReactNode;
  /** A button, to the right of the text. */
  action?: ReactNode;
}

/** Something that a person should read where they are. Errors are announced at once. */
export const Callout = ({ tone, title, children, action }: CalloutProps) => (
  <Box
    role={tone === 'error' ? 'alert' : undefined}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1.5,
      px: 2,
      py: 1.5,
      bgcolor: tone === 'error' ? 'status.rejected.bg' : 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderLeft: 4,
      borderLeftColor: `${tone}.main`,
      borderRadius: 1,
    }}
  >
    <Box sx={{ flex: '1 1 200px', minWidth: 0, fontSize: '.9375rem' }}>
      {title && <Box sx={{ fontWeight: 600 }}>{title}</Box>}
      {children}
    </Box>
    {action}
  </Box>
);
