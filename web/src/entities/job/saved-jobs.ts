import type { SavedJob } from '@workboard/contracts';
import { api } from '../../lib/api/api.js';

/** Saves a job that was just unsaved, with the notes, folder and priority it had. */
export const saveAgain = async ({ jobId, notes, folder, priority }: SavedJob): Promise<void> => {
  await api.post('/saved-jobs', { body: { jobId } });
  await api.put('/saved-jobs/{jobId}/metadata', { params: { jobId }, body: { notes, folder, priority } });
};
