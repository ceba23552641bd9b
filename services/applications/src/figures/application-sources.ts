import { dayOf, type Source } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';

/** Counts an application by where it came from, in its transaction; without a person, so it is never taken back. */
export const countSource = async (
  manager: EntityManager,
  { jobId, source, at }: { jobId: number; source: Source; at: Date },
): Promise<void> => {
  await manager.query(
    `INSERT INTO application_sources AS kept (job_id, day, source, applications) VALUES ($1, $2, $3, 1)
     ON CONFLICT (job_id, day, source) DO UPDATE SET applications = kept.applications + 1`,
    [jobId, dayOf(at), source],
  );
};
