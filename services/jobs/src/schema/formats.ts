/** `iso_instant`: an instant as the wire has it, ISO 8601 in UTC with milliseconds. */
export const isoInstant = `CREATE OR REPLACE FUNCTION iso_instant(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$`;

/** `flat_list`: a list as JSON. Old rows hold lists nested one level deep (decision P7). */
export const flatList = `CREATE OR REPLACE FUNCTION flat_list(list text[]) RETURNS json LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN array_ndims(list) > 1 OR array_position(list, NULL) IS NOT NULL
    THEN to_json(ARRAY(SELECT entry FROM unnest(list) AS entry WHERE entry IS NOT NULL))
    ELSE to_json(list) END
$$`;
