import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Phrases of alerts are read by the search of the jobs service, so that an alert hears of what its search finds. All
 * phrases are read anew, and so are the jobs that a digest may still name.
 */
export class AlertLanguage1796000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE alert_phrases
        ADD COLUMN kind text NOT NULL DEFAULT 'words',
        ADD COLUMN says text NOT NULL DEFAULT 'words',
        DROP CONSTRAINT alert_phrases_text_key,
        ADD CONSTRAINT alert_phrases_text_key UNIQUE (kind, text)`);
    await runner.query(alertPlace);
    await runner.query(indexAlerts);
    await runner.query(`SELECT index_alerts(ARRAY(SELECT id FROM job_alerts)) WHERE EXISTS (SELECT FROM job_alerts)`);
    await runner.query(`UPDATE alert_phrases SET unchecked = true WHERE id > 0`);
    await runner.query(
      `UPDATE job_copies SET read_version = -1
       WHERE is_public AND NOT deleted AND seen_at > now() - interval '40 days'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(formerAlertPlace);
    await runner.query(formerIndexAlerts);
    await runner.query(`DELETE FROM alert_keys`);
    await runner.query(`DELETE FROM alert_phrases WHERE id > 0`);
    await runner.query(`
      ALTER TABLE alert_phrases
        DROP COLUMN kind, DROP COLUMN says, ADD CONSTRAINT alert_phrases_text_key UNIQUE (text)`);
    await runner.query(`SELECT index_alerts(ARRAY(SELECT id FROM job_alerts)) WHERE EXISTS (SELECT FROM job_alerts)`);
  }
}

const formerAlertPlace = `CREATE OR REPLACE FUNCTION alert_place(location text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN place IN ('any', 'anywhere', 'png', 'papua new guinea', 'all') THEN '' ELSE place END
    FROM (SELECT notifications.plain_text(split_part(coalesce(location, ''), ',', 1)) AS place) AS first_part
  $$`;

const formerIndexAlerts = `CREATE OR REPLACE FUNCTION index_alerts(ids int[]) RETURNS void LANGUAGE plpgsql SET search_path = notifications, public AS $$
  BEGIN
    DELETE FROM alert_keys WHERE alert_id = ANY(ids);
    INSERT INTO alert_phrases (text, match, leads)
    SELECT phrase, phrase_match(phrase), phrase_leads(phrase_match(phrase), phrase) FROM (
      SELECT DISTINCT plain_text(keyword) AS phrase FROM job_alerts, unnest(keywords) AS keyword WHERE id = ANY(ids)
      UNION
      SELECT DISTINCT alert_place(location) FROM job_alerts WHERE id = ANY(ids)
      ORDER BY phrase
    ) AS wanted
    WHERE phrase <> '' AND NOT EXISTS (SELECT FROM alert_phrases known WHERE known.text = phrase)
    ON CONFLICT (text) DO NOTHING;
    INSERT INTO alert_keys (frequency, keyword_id, place_id, alert_id)
    SELECT alert.frequency, keyword.id, place.id, alert.id
    FROM job_alerts AS alert
    CROSS JOIN LATERAL (
      SELECT DISTINCT plain_text(entry) AS text
      FROM unnest(CASE WHEN alert.keywords = '{}' THEN '{""}'::text[] ELSE alert.keywords END) AS entry
    ) AS wanted
    JOIN alert_phrases AS keyword ON keyword.text = wanted.text
    JOIN alert_phrases AS place ON place.text = alert_place(alert.location)
    WHERE alert.id = ANY(ids) AND alert.is_active AND (alert.email_notifications OR alert.sms_notifications);
  END $$`;

const indexAlerts = `CREATE OR REPLACE FUNCTION index_alerts(ids int[]) RETURNS void LANGUAGE plpgsql SET search_path = notifications, public AS $$
  BEGIN
    DELETE FROM alert_keys WHERE alert_id = ANY(ids);
    INSERT INTO alert_phrases (kind, text, says, match, leads)
    SELECT kind, phrase, kind, '', '{}' FROM (
      SELECT DISTINCT 'words' AS kind, plain_text(keyword) AS phrase
      FROM job_alerts, unnest(keywords) AS keyword WHERE id = ANY(ids)
      UNION
      SELECT DISTINCT 'places', alert_place(location) FROM job_alerts WHERE id = ANY(ids)
      ORDER BY kind, phrase
    ) AS wanted
    WHERE phrase <> '' AND NOT EXISTS (
      SELECT FROM alert_phrases known WHERE known.kind = wanted.kind AND known.text = phrase)
    ON CONFLICT (kind, text) DO NOTHING;
    -- What a phrase says must not change between the look and the write: whoever reads it anew indexes its alerts after.
    PERFORM FROM alert_phrases WHERE (kind, text) IN (
      SELECT 'words', plain_text(keyword) FROM job_alerts, unnest(keywords) AS keyword WHERE id = ANY(ids))
    ORDER BY id FOR SHARE;
    INSERT INTO alert_keys (frequency, keyword_id, place_id, alert_id)
    SELECT alert.frequency, keyword.id, place.id, alert.id
    FROM job_alerts AS alert
    CROSS JOIN LATERAL (
      SELECT array_agg(phrase.id) FILTER (WHERE phrase.kind = 'words' AND phrase.says <> 'places') AS keywords,
        array_agg(phrase.id) FILTER (WHERE phrase.says = 'places') AS places,
        bool_or(phrase.says = 'anything') AS anything
      FROM alert_phrases AS phrase
      WHERE (phrase.kind, phrase.text) IN (
        SELECT 'words', plain_text(keyword) FROM unnest(alert.keywords) AS keyword
        UNION ALL SELECT 'places', alert_place(alert.location))
    ) AS wanted
    CROSS JOIN LATERAL unnest(CASE WHEN wanted.keywords IS NULL OR wanted.anything THEN '{0}' ELSE wanted.keywords END) AS keyword (id)
    CROSS JOIN LATERAL unnest(coalesce(wanted.places, '{0}')) AS place (id)
    WHERE alert.id = ANY(ids) AND alert.is_active AND (alert.email_notifications OR alert.sms_notifications);
  END $$`;

const alertPlace = `CREATE OR REPLACE FUNCTION alert_place(location text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN place IN ('any', 'anywhere', 'png', 'papua new guinea', 'all') THEN '' ELSE place END
    FROM (SELECT notifications.plain_text(location) AS place) AS whole
  $$`;
