import { Box, Stack } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CardJob } from '@workboard/contracts';
import { cardDescriptionLength } from '@workboard/contracts/constants';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { JobFacts, JobText } from '../../entities/job/job-detail.js';
import { jobQuery, shownJobQuery } from '../../entities/job/job-queries.js';
import { useNow } from '../../lib/browser/use-now.js';
import { truncate } from '../../lib/text/text.js';
import { JobView, OpenJobHead } from './job-view.js';

export interface OpenJobProps {
  id: number;
  /** What the list knows of the job; shown until the whole of it is read. */
  listed: CardJob | undefined;
  /** Whether a person opened it. Only then does reading it count a view (decision P9). */
  isChosen: boolean;
}

/** A job of which the list knows this much. */
const Beginning = ({ job }: { job: CardJob }) => (
  <Stack sx={{ gap: 2.5 }}>
    <OpenJobHead job={job} />
    {/* Where the buttons come, so that nothing moves. */}
    <Box sx={{ display: { xs: 'none', md: 'block' }, height: 44 }} />
    <JobFacts job={job} now={useNow()} />
    <JobText text={truncate(job.description, cardDescriptionLength)} level="h3" />
    <Skeletons count={1} height={260} label="Loading job..." />
  </Stack>
);

/** The open job of /jobs while it is read, when it is there and when it is not. */
export const OpenJob = ({ id, listed, isChosen }: OpenJobProps) => {
  const query = useQuery({
    ...(isChosen ? jobQuery(id) : shownJobQuery(id)),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryState
      query={query}
      loading={listed ? <Beginning job={listed} /> : <Skeletons count={2} height={260} label="Loading job..." />}
      errorTitle="Error loading job"
      notFound={
        <EmptyState title="Job not found" text="The job you're looking for doesn't exist or has been removed." />
      }
    >
      {(job) => <JobView job={job} />}
    </QueryState>
  );
};
