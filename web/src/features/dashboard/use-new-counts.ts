import { useQuery } from '@tanstack/react-query';
import { stageOf } from '@workboard/contracts/statuses';
import { applicationsQuery } from '../../entities/application/application-queries.js';

/** How many applications of each job nobody has looked at yet, by job id. */
export const useNewCounts = (): ReadonlyMap<number, number> => {
  const { data = [] } = useQuery(applicationsQuery);
  const counts = new Map<number, number>();
  for (const application of data) {
    if (stageOf(application) === 'applied') {
      counts.set(application.jobId, (counts.get(application.jobId) ?? 0) + 1);
    }
  }
  return counts;
};
