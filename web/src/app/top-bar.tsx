import { Box, Stack, type StackProps } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';

interface TopBarProps {
  /** Look of the row. */
  sx: StackProps['sx'];
  children: ReactNode;
  /** What opens below the row. */
  below?: ReactNode;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The header that stays at the top of every page. */
export const TopBar = ({ sx, children, below, onKeyDown }: TopBarProps) => (
  <Box
    component="header"
    onKeyDown={onKeyDown}
    sx={{
      position: 'sticky',
      top: 0,
      zIndex: 1100,
      bgcolor: 'background.paper',
      borderBottom: 1,
      borderColor: 'divider',
      '@media print': { display: 'none' },
    }}
  >
    <Stack direction="row" sx={[{ alignItems: 'center', minHeight: 64 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {children}
    </Stack>
    {below}
  </Box>
);
