import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reads alerts and jobs as phrases and words. Triggers keep the dictionary and the keys, whoever writes the alerts. */
export class AlertFunctions1796000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createPhraseFunctions(runner);
    await this.createAlertTriggers(runner);
    await this.createFitFunction(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER job_alerts_inserted ON job_alerts`);
    await runner.query(`DROP TRIGGER job_alerts_updated ON job_alerts`);
    const functions = [
      'alert_fits(job_alerts, job_copies)',
      'index_inserted_alerts()',
      'index_updated_alerts()',
      'index_alerts(int[])',
      'alert_place(text)',
      'phrase_leads(tsquery, text)',
      'phrase_match(text)',
      'job_vector(text)',
      'plain_text(text)',
    ];
    for (const name of functions) {
      await runner.query(`DROP FUNCTION ${name}`);
    }
  }

  /** Those that every alert and job goes through name their schemas, so that Postgres can inline them. */
  private async createPhraseFunctions(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT btrim(regexp_replace(lower(public.unaccent('public.unaccent', coalesce(value, ''))), '\\s+', ' ', 'g'))
      $$`);
    // Both stemmed and literal words, so that phrases with stop words ('IT manager') keep their meaning.
    await runner.query(`
      CREATE FUNCTION job_vector(value text) RETURNS tsvector LANGUAGE sql STABLE AS $$
        SELECT to_tsvector('english', notifications.plain_text(value)) || to_tsvector('simple', notifications.plain_text(value))
      $$`);
    await runner.query(`
      CREATE FUNCTION phrase_match(phrase text) RETURNS tsquery LANGUAGE sql STABLE SET search_path = notifications, public AS $$
        SELECT CASE
          WHEN length(to_tsvector('english', phrase)) = length(to_tsvector('simple', phrase))
          THEN phraseto_tsquery('english', phrase)
          ELSE phraseto_tsquery('simple', phrase)
        END
      $$`);
    // The longest word of the phrase in the form in which a job's vector has it.
    await runner.query(`
      CREATE FUNCTION phrase_leads(match tsquery, phrase text) RETURNS text[] LANGUAGE sql STABLE SET search_path = notifications, public AS $$
        SELECT coalesce(array_agg(lead), '{}') FROM (
          SELECT lexeme AS lead
          FROM unnest(tsvector_to_array(job_vector(phrase))) AS lexeme
          WHERE position(quote_literal(lexeme) IN match::text) > 0
          ORDER BY length(lexeme) DESC, lexeme LIMIT 1
        ) AS longest
      $$`);
    // 'Lae, Morobe Province' waits for Lae; 'anywhere' and the whole country wait for nothing in particular.
    await runner.query(`
      CREATE FUNCTION alert_place(location text) RETURNS text LANGUAGE sql STABLE AS $$
        SELECT CASE WHEN place IN ('any', 'anywhere', 'png', 'papua new guinea', 'all') THEN '' ELSE place END
        FROM (SELECT notifications.plain_text(split_part(coalesce(location, ''), ',', 1)) AS place) AS first_part
      $$`);
  }

  private async createAlertTriggers(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION index_alerts(ids int[]) RETURNS void LANGUAGE plpgsql SET search_path = notifications, public AS $$
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
      END $$`);
    await runner.query(`
      CREATE FUNCTION index_inserted_alerts() RETURNS trigger LANGUAGE plpgsql SET search_path = notifications, public AS $$
      BEGIN
        PERFORM index_alerts(ARRAY(SELECT id FROM new_rows));
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE FUNCTION index_updated_alerts() RETURNS trigger LANGUAGE plpgsql SET search_path = notifications, public AS $$
      DECLARE
        changed int[] := ARRAY(
          SELECT fresh.id FROM new_rows AS fresh JOIN old_rows AS former ON former.id = fresh.id
          WHERE (fresh.keywords, fresh.location, fresh.frequency, fresh.is_active, fresh.email_notifications, fresh.sms_notifications)
            IS DISTINCT FROM
            (former.keywords, former.location, former.frequency, former.is_active, former.email_notifications, former.sms_notifications)
        );
      BEGIN
        IF cardinality(changed) > 0 THEN
          PERFORM index_alerts(changed);
        END IF;
        RETURN NULL;
      END $$`);
    await runner.query(`
      CREATE TRIGGER job_alerts_inserted AFTER INSERT ON job_alerts
      REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_inserted_alerts()`);
    await runner.query(`
      CREATE TRIGGER job_alerts_updated AFTER UPDATE ON job_alerts
      REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_updated_alerts()`);
  }

  /** What an alert asks besides words and place. Its pay is in PGK (decision P2); a job without pay overlaps with none. */
  private async createFitFunction(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION alert_fits(alert job_alerts, job job_copies) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT (alert.work_type = 'any' OR alert.work_type = job.work_type)
          AND (alert.employment_type = 'any'
            OR CASE alert.employment_type WHEN 'freelance' THEN 'contract' ELSE alert.employment_type END
              = job.employment_type)
          AND ((alert.salary_min IS NULL AND alert.salary_max IS NULL)
            OR (job.salary_currency = 'PGK' AND coalesce(job.salary_min, job.salary_max) IS NOT NULL
              AND (alert.salary_min IS NULL OR job.salary_max IS NULL OR job.salary_max >= alert.salary_min)
              AND (alert.salary_max IS NULL OR job.salary_min IS NULL OR job.salary_min <= alert.salary_max)))
      $$`);
  }
}
