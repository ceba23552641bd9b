import type { Job, SavedJob } from '@workboard/contracts';
import { api, type CreateOptions } from '../lib/api/api.js';
import { sendOrKeep } from './send-or-keep.js';

interface Saving {
  job: Pick<Job, 'id' | 'title'> & { company?: { name: string } | null };
  accountId: number;
  /** False unsaves. */
  save: boolean;
  /** What it was saved with before: notes, folder and priority come back with it. */
  before?: Pick<SavedJob, 'notes' | 'folder' | 'priority'>;
}

/** Saves a job or unsaves it; without a line that waits on the device, and `waits` is what it answers. */
export const saveOrKeep = async (
  { job, accountId, save, before }: Saving,
  creating: CreateOptions,
): Promise<unknown> => {
  const { idempotencyKey: key = '' } = creating;
  const jobId = job.id;
  const entry = { accountId, jobId, title: job.title, company: job.company?.name ?? '' };
  if (!save) {
    return sendOrKeep<unknown>(() => api.remove('/saved-jobs/{jobId}', { params: { jobId } }), {
      ...entry,
      key,
      kind: 'unsave',
    });
  }
  const answer = await sendOrKeep<unknown>(() => api.post('/saved-jobs', { body: { jobId }, ...creating }), {
    ...entry,
    key,
    kind: 'save',
  });
  if (before) {
    const { notes, folder, priority } = before;
    const metadata = { notes, folder, priority };
    await sendOrKeep(() => api.put('/saved-jobs/{jobId}/metadata', { params: { jobId }, body: metadata }), {
      ...entry,
      key: `${key}-notes`,
      kind: 'notes',
      metadata,
    });
  }
  return answer;
};
