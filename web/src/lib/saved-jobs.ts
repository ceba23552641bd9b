import type { SavedJob } from '@workboard/contracts';
import { api } from './api.js';

/** Saves a job that was just unsaved, with the notes, folder and priority it had. */
export const saveAgain = async ({ jobId, notes, folder, priority }: SavedJob): Promise<void> => {
  await api.post('/api/saved-jobs', { jobId });
  await api.put(`/api/saved-jobs/${jobId}/metadata`, { notes, folder, priority });
};
