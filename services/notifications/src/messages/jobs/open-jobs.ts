import { isOpenOn, type Job } from '@workboard/contracts';
import type { MessageTools } from '../kit/tools.js';

/** Whether visitors see a job, and may still apply for it. */
export const isPublicAndOpen = ({ status, published, expiresAt, closingDate }: Job, now: Date): boolean =>
  status === 'active' &&
  published &&
  (expiresAt === null || new Date(expiresAt) > now) &&
  isOpenOn(closingDate === null ? null : new Date(closingDate), now);

/** Public by what the jobs service said last, and active, published, unexpired and open by what it says now (P4). */
export const openJobs = async (ids: number[], { dataSource, lookups, clock }: MessageTools): Promise<Job[]> => {
  const rows: { id: number }[] = await dataSource.query(
    `SELECT job_id AS id FROM job_copies WHERE job_id = ANY($1::int[]) AND is_public AND NOT deleted`,
    [ids],
  );
  const isPublic = new Set(rows.map(({ id }) => id));
  const jobs = await lookups.jobsById(ids.filter((id) => isPublic.has(id)));
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const now = clock.now();
  return ids.map((id) => byId.get(id)).filter((job): job is Job => job !== undefined && isPublicAndOpen(job, now));
};
