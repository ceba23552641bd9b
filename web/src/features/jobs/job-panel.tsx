import { Card } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { EmptyState } from '../../components/empty-state.js';
import { QueryState, Skeletons } from '../../components/query-state.js';
import { JobView } from './job-view.js';
import { useOpenJob } from './use-job.js';

interface JobPanelProps {
  id: number | undefined;
  listed: Job | undefined;
  isChosen: boolean;
}

const OpenJob = ({ id, listed, isChosen }: JobPanelProps & { id: number }) => {
  const query = useOpenJob({ id, listed, isChosen });
  return (
    <QueryState
      query={query}
      loading={<Skeletons count={2} height={260} label="Loading job..." />}
      errorTitle="Error loading job"
      notFound={
        <EmptyState title="Job not found" text="The job you're looking for doesn't exist or has been removed." />
      }
    >
      {(job) => <JobView job={job} />}
    </QueryState>
  );
};

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
