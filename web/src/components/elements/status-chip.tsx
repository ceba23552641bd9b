import type { StatusTone } from '../../theme/palette.js';
import { Tag } from './tag.js';

/** A state with its word; the colour only helps. */
export const StatusChip = ({ label, tone = 'neutral' }: { label: string; tone?: StatusTone }) => (
  <Tag className={`state ${tone}`}>{label}</Tag>
);
