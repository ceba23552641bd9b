import { Card } from '@mui/material';
import type { CardJob } from '@workboard/contracts';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { OpenJob, ShownJob } from './open-job.js';

interface JobPanelProps {
  id: number | undefined;
  listed: CardJob | undefined;
  /** Whether a person opened it; the first of the list is shown without. */
  isChosen: boolean;
}

/** The open job beside the list, with its own scroll. */
export const JobPanel = ({ id, listed, isChosen }: JobPanelProps) => (
  <Card
    key={id}
    component="section"
    aria-label="Job details"
    tabIndex={0}
    sx={{ position: 'sticky', top: 80, maxHeight: 'calc(100vh - 96px)', overflowY: 'auto', p: 3 }}
  >
    {id === undefined ? (
      <EmptyState title="Select a job to view details" />
    ) : isChosen ? (
      <OpenJob id={id} listed={listed} />
    ) : (
      <ShownJob id={id} listed={listed} />
    )}
  </Card>
);
