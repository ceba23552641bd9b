import type { FilledJob } from '@workboard/contracts';
import { bulkDecisionMax } from '@workboard/contracts/constants';
import { api } from '../../../lib/api/api.js';

/**
 * Takes a filling back: the job is open, and who was rejected with it stands where they stood. What waits to be told is not told
 * (decision P17). Throws when some could not be brought back.
 */
export const reopen = async (jobId: number, rejected: FilledJob['rejected']): Promise<void> => {
  await api.put('/jobs/{id}', { params: { id: jobId }, body: { status: 'active' } });
  for (const status of new Set(rejected.map(({ from }) => from))) {
    const some = rejected.filter(({ from }) => from === status);
    for (let at = 0; at < some.length; at += bulkDecisionMax) {
      const ids = some.slice(at, at + bulkDecisionMax).map(({ id }) => id);
      const { refused } = await api.put('/applications', { query: { includeClosed: 'true' }, body: { ids, status } });
      if (refused[0]) {
        throw new Error(refused[0].error);
      }
    }
  }
};
