import type { EntityManager } from 'typeorm';
import { insertIntentsOf } from '../deliveries/intents.js';
import { jobDigest, jobsPerDigest } from '../messages/jobs/job-alerts.js';
import { type DigestFrequency, periodMs, type Slot } from './alert-schedule.js';

const batchSize = 500;
/** Windows overlap a little, because a job may be committed later than the instant it carries. */
const overlapMs = 3_600_000;
/** Alerts without a digest so far look back to when they began, if that is longer ago than a period, but not further. */
const longestDays = 31;

interface Period extends Slot {
  frequency: DigestFrequency;
  /** Today in Port Moresby; jobs that closed before are left out. */
  today: string;
  now: Date;
}

/**
 * Makes the digests of one batch of due alerts: their new jobs, one mail each, and the mark that the period is done, in
 * one statement. Alerts are taken with SKIP LOCKED, so any number of workers may do this at once.
 * @returns how many alerts were taken; 0 when the period is complete.
 */
export const makeDigests = async (manager: EntityManager, period: Period): Promise<number> => {
  const { frequency, at, now } = period;
  const [done]: [{ count: number }] = await manager.query(digestSql, [
    frequency,
    period.period,
    at,
    new Date(at.getTime() - periodMs[frequency]),
    now,
    period.today,
  ]);
  return done.count;
};

/** Whether alerts wait for this period's digest. */
export const hasDueDigests = async (
  manager: EntityManager,
  { frequency, period, at }: Slot & { frequency: DigestFrequency },
): Promise<boolean> => {
  const [row]: [{ due: boolean }] = await manager.query(
    `SELECT EXISTS (SELECT FROM job_alerts WHERE ${dueCondition}) AS due`,
    [frequency, period, at],
  );
  return row.due;
};

const dueCondition = `is_active AND (email_notifications OR sms_notifications) AND frequency <> 'immediate'
  AND frequency = $1 AND (last_period IS NULL OR last_period < $2) AND active_since <= $3::timestamptz`;

const digestSql = `
  WITH due AS MATERIALIZED (
    SELECT id, coalesce(matched_until, greatest(least($4::timestamptz, active_since), $3::timestamptz - interval '${longestDays} days'))
      - interval '${overlapMs} milliseconds' AS since
    FROM job_alerts WHERE ${dueCondition} ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED),
  recent AS MATERIALIZED (
    SELECT job_id FROM job_copies
    WHERE is_public AND NOT deleted AND seen_at > (SELECT min(since) FROM due) AND seen_at <= $5
      AND (closing_day IS NULL OR closing_day >= $6)),
  keys AS MATERIALIZED (SELECT keyword_id, place_id, alert_id FROM alert_keys JOIN due ON due.id = alert_id),
  by_keyword AS MATERIALIZED (
    SELECT phrase.id, job.job_id FROM (SELECT DISTINCT keyword_id FROM keys) AS wanted
    JOIN alert_phrases AS phrase ON phrase.id = wanted.keyword_id
    JOIN job_copies AS job ON job.words @@ phrase.match AND job.seen_at > (SELECT min(since) FROM due)
    UNION ALL SELECT 0, job_id FROM recent),
  by_place AS MATERIALIZED (
    SELECT place.id, job.job_id FROM (SELECT DISTINCT place_id FROM keys) AS wanted
    JOIN alert_phrases AS place ON place.id = wanted.place_id
    JOIN job_copies AS job ON job.places @@ place.match AND job.seen_at > (SELECT min(since) FROM due)
    UNION ALL SELECT 0, job_id FROM recent),
  hits AS MATERIALIZED (
    SELECT DISTINCT alert.id AS alert_id, job.job_id, job.seen_at
    FROM keys
    JOIN by_keyword ON by_keyword.id = keys.keyword_id
    JOIN by_place ON by_place.id = keys.place_id AND by_place.job_id = by_keyword.job_id
    JOIN recent ON recent.job_id = by_keyword.job_id
    JOIN job_copies AS job ON job.job_id = recent.job_id
    JOIN due ON due.id = keys.alert_id AND job.seen_at > due.since
    JOIN job_alerts AS alert ON alert.id = due.id AND alert_fits(alert, job)
    WHERE NOT EXISTS (
      SELECT FROM alert_matches AS earlier WHERE earlier.alert_id = alert.id AND earlier.job_id = job.job_id)),
  matched AS (
    INSERT INTO alert_matches (alert_id, job_id, period, matched_at)
    SELECT alert_id, job_id, $2, $5 FROM (
      SELECT alert_id, job_id, row_number() OVER (PARTITION BY alert_id ORDER BY seen_at DESC, job_id DESC) AS place
      FROM hits) AS newest_first
    WHERE place <= ${jobsPerDigest} ON CONFLICT DO NOTHING RETURNING alert_id),
  opened AS (
    INSERT INTO digests (alert_id, period, job_count, created_at)
    SELECT alert_id, $2, count(*), $5 FROM hits GROUP BY alert_id ON CONFLICT DO NOTHING RETURNING alert_id),
  intended AS (${insertIntentsOf(
    jobDigest,
    `SELECT channel, 'alert:' || alert.id AS subject, alert.user_id, channel || '.job_digest.' || alert.id || '.' || $2 AS dedupe_key,
       jsonb_build_object('alertId', alert.id, 'period', $2::text) AS data, $3::timestamptz AS due_at
     FROM opened JOIN job_alerts AS alert ON alert.id = opened.alert_id
     CROSS JOIN LATERAL (VALUES ('email', alert.email_notifications), ('sms', alert.sms_notifications)) AS way (channel, wanted)
     WHERE wanted`,
  )}),
  marked AS (
    UPDATE job_alerts AS alert SET last_period = $2, matched_until = $5 FROM due WHERE alert.id = due.id RETURNING alert.id)
  SELECT count(*)::int AS count FROM marked`;
