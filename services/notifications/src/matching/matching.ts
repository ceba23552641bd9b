import type { EntityManager } from 'typeorm';
import { insertIntentsOf } from '../deliveries/intents.js';
import { jobAlert } from '../messages/jobs/job-alerts.js';

/** Alerts are matched in windows of so many ids, so that no statement grows with their number. */
export const windowSize = 50_000;

interface Window {
  jobId: number;
  after: number;
  now: Date;
  /** When the messages of the alerts found are to be sent. */
  dueAt: Date;
}

/**
 * Finds the immediate alerts in one window of ids that wait for a job, remembers the matches, and records one mail (or
 * SMS) per person, however many of their alerts match; those of one alert that wait together are bundled when written.
 * Repeating it adds nothing.
 * @returns how many alerts matched for the first time.
 */
export const matchImmediate = async (manager: EntityManager, { jobId, after, now, dueAt }: Window): Promise<number> => {
  const [found]: [{ count: number }] = await manager.query(
    `WITH phrases AS MATERIALIZED (
       SELECT phrase.id FROM alert_phrases AS phrase, job_copies AS job
       WHERE job.job_id = $1 AND phrase.leads && tsvector_to_array(job.words) AND job.words @@ phrase.match
       UNION ALL SELECT 0),
     places AS MATERIALIZED (
       SELECT place.id FROM alert_phrases AS place, job_copies AS job
       WHERE job.job_id = $1 AND place.leads && tsvector_to_array(job.places) AND job.places @@ place.match
       UNION ALL SELECT 0),
     hits AS MATERIALIZED (
       SELECT DISTINCT alert.id, alert.user_id, alert.email_notifications, alert.sms_notifications
       FROM phrases CROSS JOIN places
       JOIN alert_keys AS key ON key.frequency = 'immediate' AND key.keyword_id = phrases.id
         AND key.place_id = places.id AND key.alert_id > $2 AND key.alert_id <= $2 + ${windowSize}
       JOIN job_alerts AS alert ON alert.id = key.alert_id
       JOIN job_copies AS job ON job.job_id = $1 AND alert_fits(alert, job)),
     fresh AS (
       INSERT INTO alert_matches (alert_id, job_id, matched_at)
       SELECT id, $1, $3 FROM hits ON CONFLICT DO NOTHING RETURNING alert_id),
     intended AS (${insertIntentsOf(
       jobAlert,
       `SELECT DISTINCT ON (user_id, channel) channel, 'alert:' || hits.id AS subject, user_id,
          channel || '.job_alert.' || $1::int || '.' || user_id AS dedupe_key,
          jsonb_build_object('alertId', hits.id, 'jobId', $1::int) AS data, $4::timestamptz AS due_at
        FROM hits JOIN fresh ON fresh.alert_id = hits.id
        CROSS JOIN LATERAL (VALUES ('email', email_notifications), ('sms', sms_notifications)) AS way (channel, wanted)
        WHERE wanted ORDER BY user_id, channel, hits.id`,
     )})
     SELECT count(*)::int AS count FROM fresh`,
    [jobId, after, now, dueAt],
  );
  return found.count;
};
