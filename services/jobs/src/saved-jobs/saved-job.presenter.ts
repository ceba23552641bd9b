import type { Job, SavedJob as SavedJobResponse } from '@workboard/contracts';
import type { SavedJob } from './saved-job.entity.js';

/** A saved job on the wire; `job` is its rendered card. */
export const presentSavedJob = (saved: SavedJob, job: string): SavedJobResponse => ({
  id: saved.id,
  userId: saved.userId,
  jobId: saved.jobId,
  notes: saved.notes,
  folder: saved.folder,
  priority: saved.priority,
  savedAt: saved.savedAt.toISOString(),
  job: JSON.parse(job) as Job,
});
