/** `search_text`: letters and digits alone, without accents: no punctuation ever keeps a word from being found. */
export const searchText = `CREATE OR REPLACE FUNCTION search_text(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(regexp_replace(
    translate(replace(replace(lower(public.unaccent('public.unaccent', value)), 'c++', 'cplusplus'), 'c#', 'csharp'),
      '''\`', ''),
    '[^a-z0-9\\u0080-\\uFFFF]+', ' ', 'g'))
$$`;

/** `name_key`: a name as it is compared: the stems of its words, in order; null when there is no word in it. */
export const nameKey = `CREATE OR REPLACE FUNCTION name_key(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(lexeme, ' ' ORDER BY position)
  FROM (SELECT lexeme, unnest(positions) AS position
    FROM unnest(to_tsvector('jobs.job_text', jobs.search_text(value)))) AS word
$$`;

/** `signs_in`: the signs of the names in a text; a name inside a longer one does not count. */
export const signsIn = `CREATE OR REPLACE FUNCTION signs_in(value text, wanted text) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  stems constant text[] := coalesce(string_to_array(jobs.name_key(value), ' '), '{}');
  signs text[] := '{}';
  said text[];
  reached int := 0;
BEGIN
  FOR head IN 1..cardinality(stems) LOOP
    FOR tail IN REVERSE least(head + 5, cardinality(stems))..head LOOP
      EXIT WHEN tail <= reached;
      SELECT says INTO said FROM jobs.search_names
      WHERE key = array_to_string(stems[head:tail], ' ') AND kind = wanted;
      IF FOUND THEN
        signs := signs || said;
        reached := tail;
        EXIT;
      END IF;
    END LOOP;
  END LOOP;
  RETURN ARRAY(SELECT DISTINCT sign FROM unnest(signs) AS sign ORDER BY sign);
END $$`;

/** `sign_facet_value`: places that jobs name are known by their signs, too, so that a filter finds them under any of their names. */
export const signFacetValue = `CREATE OR REPLACE FUNCTION sign_facet_value() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
BEGIN
  NEW.signs := signs_in(NEW.value, 'place');
  RETURN NEW;
END $$`;
