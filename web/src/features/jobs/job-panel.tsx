import { Card } from '@mui/material';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { OpenJob, type OpenJobProps } from './open-job.js';

interface JobPanelProps extends Omit<OpenJobProps, 'id'> {
  id: number | undefined;
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
    ) : (
      <OpenJob id={id} listed={listed} isChosen={isChosen} />
    )}
  </Card>
);
