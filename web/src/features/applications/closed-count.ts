import { useQuery } from '@tanstack/react-query';
import { myJobsQuery } from '../../entities/job/job-queries.js';

const isClosed = ({ status }: { status: string }): boolean => status === 'inactive';

/** How many applications belong to closed jobs; their counters say it, and none of them has to be read for that. */
export const useClosedCount = (): number => {
  const jobs = useQuery(myJobsQuery);
  return (jobs.data ?? []).filter(isClosed).reduce((sum, { applications }) => sum + applications, 0);
};
