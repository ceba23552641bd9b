import { Box, Button, Dialog, Stack } from '@mui/material';
import type { Job } from '@workboard/contracts';
import { EmptyState } from '../../components/empty-state.js';
import { ChevronLeftIcon } from '../../components/icons.js';
import { QueryState, Skeletons } from '../../components/query-state.js';
import { JobView } from './job-view.js';
import { useOpenJob } from './use-job.js';

/** The open job on small screens, over the whole of them. The browser's Back closes it. */
export const JobDialog = ({ id, listed, onClose }: { id: number; listed: Job | undefined; onClose: () => void }) => {
  const query = useOpenJob({ id, listed, isChosen: true });
  return (
    <Dialog open fullScreen onClose={onClose} slotProps={{ paper: { 'aria-label': 'Job details' } }}>
      <Stack
        direction="row"
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
          px: 1,
          py: 0.5,
        }}
      >
        <Button startIcon={<ChevronLeftIcon />} onClick={onClose}>
          Back to jobs
        </Button>
      </Stack>
      <Box sx={{ p: 2, pb: 10 }}>
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
      </Box>
    </Dialog>
  );
};
