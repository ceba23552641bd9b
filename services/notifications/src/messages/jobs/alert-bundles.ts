import type { DataSource } from 'typeorm';
import { Drop } from '../../deliveries/outcome.js';
import type { Due } from '../kit/message.js';

/**
 * Matches of immediate alerts are recorded job by job. The first of an alert's messages to be written takes in all that
 * still wait for the same channel and names their jobs together; which ones is kept, so that another try says the same.
 * @returns the jobs to name, newest first. Throws `Drop` when another message names this one's job.
 */
export const jobsOfBundle = async (dataSource: DataSource, delivery: Due<{ alertId: number }>): Promise<number[]> => {
  const { id, subject, channel, kind, data } = delivery;
  const { alertId } = data;
  return dataSource.transaction(async (manager) => {
    // Messages of one alert are written by several workers at once: a lock lets one decide after the other.
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('alert_bundle'), $1)`, [alertId]);
    await manager.query(
      `UPDATE deliveries SET data = data || jsonb_build_object('bundle', $1::text),
         state = CASE WHEN state = 'queued' THEN 'cancelled' ELSE state END,
         last_error = CASE WHEN state = 'queued' THEN 'told together with another job' ELSE last_error END
       WHERE subject = $2 AND channel = $3 AND kind = $4 AND (data->>'alertId')::int = $5
         AND state IN ('queued', 'sending') AND NOT data ? 'bundle'
         AND NOT EXISTS (SELECT FROM deliveries AS own WHERE own.id = $1::uuid AND own.data ? 'bundle')`,
      [id, subject, channel, kind, alertId],
    );
    const bundle: { jobId: number }[] = await manager.query(
      `SELECT (data->>'jobId')::int AS "jobId" FROM deliveries
       WHERE subject = $2 AND channel = $3 AND kind = $4 AND data->>'bundle' = $1 ORDER BY created_at DESC, id`,
      [id, subject, channel, kind],
    );
    if (bundle.length === 0) {
      throw new Drop('told together with another job');
    }
    return bundle.map(({ jobId }) => jobId);
  });
};
