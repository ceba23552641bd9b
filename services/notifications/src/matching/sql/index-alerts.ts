/**
 * `index_alerts` writes which phrases some alerts wait for. Keywords are alternatives, but those that name nothing but
 * places narrow the others to these places: 'driver, Mt Hagen' waits for drivers in Mount Hagen. Phrase 0 fits every job.
 */
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

/** 'anywhere' and the whole country wait for nothing in particular. */
export const alertPlace = `CREATE OR REPLACE FUNCTION alert_place(location text) RETURNS text LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN place IN ('any', 'anywhere', 'png', 'papua new guinea', 'all') THEN '' ELSE place END
    FROM (SELECT notifications.plain_text(location) AS place) AS whole
  $$`;
