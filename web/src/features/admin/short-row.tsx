import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export interface ShortRow {
  id: string | number;
  title: ReactNode;
  text: ReactNode;
  chip: ReactNode;
}

/** A record in two lines with its state, in a list. */
export const ShortRowItem = ({ title, text, chip }: Omit<ShortRow, 'id'>) => (
  <Stack component="li" direction="row" sx={{ gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {title}
      <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
    {chip}
  </Stack>
);
