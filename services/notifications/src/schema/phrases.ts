// What every alert and job goes through names its schema, so that Postgres can inline it.

/** `plain_text`: lower-case words without accents, with single spaces. */
export const plainText = `CREATE OR REPLACE FUNCTION plain_text(value text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT btrim(regexp_replace(lower(public.unaccent('public.unaccent', coalesce(value, ''))), '\\s+', ' ', 'g'))
$$`;

/** `job_vector`: both stemmed and literal words, so that phrases with stop words ('IT manager') keep their meaning. */
export const jobVector = `CREATE OR REPLACE FUNCTION job_vector(value text) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT to_tsvector('english', notifications.plain_text(value)) || to_tsvector('simple', notifications.plain_text(value))
$$`;

/** `phrase_match`: a phrase as a query over {@link jobVector}. */
export const phraseMatch = `CREATE OR REPLACE FUNCTION phrase_match(phrase text) RETURNS tsquery LANGUAGE sql STABLE SET search_path = notifications, public AS $$
  SELECT CASE
    WHEN length(to_tsvector('english', phrase)) = length(to_tsvector('simple', phrase))
    THEN phraseto_tsquery('english', phrase)
    ELSE phraseto_tsquery('simple', phrase)
  END
$$`;

/** `phrase_leads`: the longest word of the phrase in the form in which a job's vector has it. */
export const phraseLeads = `CREATE OR REPLACE FUNCTION phrase_leads(match tsquery, phrase text) RETURNS text[] LANGUAGE sql STABLE SET search_path = notifications, public AS $$
  SELECT coalesce(array_agg(lead), '{}') FROM (
    SELECT lexeme AS lead
    FROM unnest(tsvector_to_array(job_vector(phrase))) AS lexeme
    WHERE position(quote_literal(lexeme) IN match::text) > 0
    ORDER BY length(lexeme) DESC, lexeme LIMIT 1
  ) AS longest
$$`;

/** `alert_place`: 'anywhere' and the whole country wait for nothing in particular. */
export const alertPlace = `CREATE OR REPLACE FUNCTION alert_place(location text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN place IN ('any', 'anywhere', 'png', 'papua new guinea', 'all') THEN '' ELSE place END
  FROM (SELECT notifications.plain_text(location) AS place) AS whole
$$`;
