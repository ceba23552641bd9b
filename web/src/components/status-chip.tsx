import { Chip } from '@mui/material';
import type { StatusTone } from '../theme/palette.js';

/** A state with its word; the colour only helps. */
export const StatusChip = ({ label, tone = 'neutral' }: { label: string; tone?: StatusTone }) => (
  <Chip label={label} sx={{ bgcolor: `status.${tone}.bg`, color: `status.${tone}.text`, fontWeight: 600 }} />
);
