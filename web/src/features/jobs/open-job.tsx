import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { CardJob, Job } from '@workboard/contracts';
import { cardDescriptionLength } from '@workboard/contracts/constants';
import { EmptyState } from '../../components/feedback/empty-state.js';
import { QueryState, Skeletons } from '../../components/feedback/query-state.js';
import { JobFacts, JobText } from '../../entities/job/job-detail.js';
import { jobQuery, shownJobQuery } from '../../entities/job/job-queries.js';
import { useNow } from '../../lib/browser/use-now.js';
import { truncate } from '../../lib/text/text.js';
import { JobView, OpenJobHead } from './job-view.js';

/** A job of which the list knows this much. */
const Beginning = ({ job }: { job: CardJob }) => (
  <div className="job-view">
    <OpenJobHead job={job} />
    <div className="room" />
    <JobFacts job={job} now={useNow()} />
    <JobText text={truncate(job.description, cardDescriptionLength)} level="h3" />
    <Skeletons count={1} height={260} label="Loading job..." />
  </div>
);

interface JobStateProps {
  query: Pick<UseQueryResult<Job | null>, 'data' | 'error' | 'isPending' | 'refetch'>;
  listed: CardJob | undefined;
}

/** A job of /jobs while it is read, when it is there and when it is not. */
const JobState = ({ query, listed }: JobStateProps) => {
  const notFound = (
    <EmptyState title="Job not found" text="The job you're looking for doesn't exist or has been removed." />
  );
  return (
    <QueryState
      query={query}
      loading={listed ? <Beginning job={listed} /> : <Skeletons count={2} height={260} label="Loading job..." />}
      errorTitle="Error loading job"
      notFound={notFound}
    >
      {(job) => (job ? <JobView job={job} /> : notFound)}
    </QueryState>
  );
};

interface OpenJobProps {
  id: number;
  /** What the list knows of the job; shown until the whole of it is read. */
  listed: CardJob | undefined;
}

/** The job that a person opened, which counts a view (decision P9). */
export const OpenJob = ({ id, listed }: OpenJobProps) => {
  const client = useQueryClient();
  const shown = () => client.getQueryData(shownJobQuery(id).queryKey)?.[0];
  return <JobState query={useQuery({ ...jobQuery(id), placeholderData: shown })} listed={listed} />;
};

/** The first job of the list, which nobody opened. */
export const ShownJob = ({ id, listed }: OpenJobProps) => {
  const query = useQuery({ ...shownJobQuery(id), select: ([job]) => job ?? null });
  return <JobState query={query} listed={listed} />;
};
