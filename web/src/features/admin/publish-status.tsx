import type { Job } from '@workboard/contracts';
import { StatusChip } from '../../components/elements/status-chip.js';

/** Published or draft, as a word. */
export const PublishStatus = ({ job }: { job: Job }) => (
  <StatusChip label={job.published ? 'Published' : 'Draft'} tone={job.published ? 'hired' : 'neutral'} />
);
