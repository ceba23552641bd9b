import { Box } from '@mui/material';
import type { StatusTone } from '../../theme/palette.js';
import { Tag } from './tag.js';

/** A state with its word; the colour only helps. */
export const StatusChip = ({ label, tone = 'neutral' }: { label: string; tone?: StatusTone }) => (
  <Box
    component={Tag}
    sx={{
      flex: 'none',
      whiteSpace: 'nowrap',
      bgcolor: `status.${tone}.bg`,
      color: `status.${tone}.text`,
      fontWeight: 600,
    }}
  >
    {label}
  </Box>
);
