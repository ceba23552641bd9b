import { useQuery } from '@tanstack/react-query';
import type { Job } from '@workboard/contracts';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { jobQuery } from '../../entities/job/job-queries.js';
import { JobView } from './job-view.js';

export interface OpenJobProps {
  id: number;
  /** The job as the list gave it; shown until the whole of it is read. */
  listed: Job | undefined;
  /** Whether a person opened it. Only then is it read by itself, which counts a view (decision P9). */
  isChosen: boolean;
}

/** The open job of /jobs while it is read, when it is there and when it is not. */
export const OpenJob = ({ id, listed, isChosen }: OpenJobProps) => {
  const query = useQuery({ ...jobQuery(id), enabled: isChosen || listed === undefined, placeholderData: listed });
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
