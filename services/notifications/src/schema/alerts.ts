/**
 * `phrase_keys`: what an alert with these phrases waits for. Keywords are alternatives, but those that name nothing but
 * places narrow the others to these places: 'driver, Mt Hagen' waits for drivers in Mount Hagen. Phrase 0 fits every job.
 */
export const phraseKeys = `CREATE OR REPLACE FUNCTION phrase_keys(phrases alert_phrases[]) RETURNS TABLE (keyword_id int, place_id int) LANGUAGE sql IMMUTABLE AS $$
  SELECT keyword.id, place.id
  FROM (
    SELECT array_agg(phrase.id) FILTER (WHERE phrase.kind = 'words' AND phrase.says <> 'places') AS keywords,
      array_agg(phrase.id) FILTER (WHERE phrase.says = 'places') AS places,
      bool_or(phrase.says = 'anything') AS anything
    FROM unnest(phrases) AS phrase
  ) AS wanted
  CROSS JOIN LATERAL unnest(CASE WHEN wanted.keywords IS NULL OR wanted.anything THEN '{0}' ELSE wanted.keywords END) AS keyword (id)
  CROSS JOIN LATERAL unnest(coalesce(wanted.places, '{0}')) AS place (id)
$$`;

/** `index_alerts` writes which phrases some alerts wait for. */
export const indexAlerts = `CREATE OR REPLACE FUNCTION index_alerts(ids int[]) RETURNS void LANGUAGE plpgsql SET search_path = notifications, public AS $$
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
  SELECT alert.frequency, key.keyword_id, key.place_id, alert.id
  FROM job_alerts AS alert
  CROSS JOIN LATERAL phrase_keys(ARRAY(
    SELECT phrase FROM alert_phrases AS phrase
    WHERE (phrase.kind, phrase.text) IN (
      SELECT 'words', plain_text(keyword) FROM unnest(alert.keywords) AS keyword
      UNION ALL SELECT 'places', alert_place(alert.location)))) AS key
  WHERE alert.id = ANY(ids) AND alert.is_active AND (alert.email_notifications OR alert.sms_notifications);
END $$`;

export const indexInsertedAlerts = `CREATE OR REPLACE FUNCTION index_inserted_alerts() RETURNS trigger LANGUAGE plpgsql SET search_path = notifications, public AS $$
BEGIN
  PERFORM index_alerts(ARRAY(SELECT id FROM new_rows));
  RETURN NULL;
END $$`;

export const indexUpdatedAlerts = `CREATE OR REPLACE FUNCTION index_updated_alerts() RETURNS trigger LANGUAGE plpgsql SET search_path = notifications, public AS $$
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
END $$`;

/**
 * `alert_fits`: what an alert asks besides words and place. Its pay is in PGK (decision P2); a job without pay overlaps with
 * none.
 */
export const alertFits = `CREATE OR REPLACE FUNCTION alert_fits(alert job_alerts, job job_copies) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (alert.work_type = 'any' OR alert.work_type = job.work_type)
    AND (alert.employment_type = 'any'
      OR CASE alert.employment_type WHEN 'freelance' THEN 'contract' ELSE alert.employment_type END
        = job.employment_type)
    AND ((alert.salary_min IS NULL AND alert.salary_max IS NULL)
      OR (job.salary_currency = 'PGK' AND coalesce(job.salary_min, job.salary_max) IS NOT NULL
        AND (alert.salary_min IS NULL OR job.salary_max IS NULL OR job.salary_max >= alert.salary_min)
        AND (alert.salary_max IS NULL OR job.salary_min IS NULL OR job.salary_min <= alert.salary_max)))
$$`;
