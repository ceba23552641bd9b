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

/**
 * `ascii_json`: JSON text that says the same with signs outside of ASCII escaped. Of such text processes copy the bytes, where a
 * single dash makes them decode and encode the whole. Text with many stays as it is: escaped, a sign weighs two to three times as much.
 */
export const asciiJson = String.raw`CREATE OR REPLACE FUNCTION ascii_json(json text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  sign text;
  code int;
BEGIN
  IF octet_length(json) = length(json) OR octet_length(json) > 1.1 * length(json) THEN
    RETURN json;
  END IF;
  FOR sign IN SELECT DISTINCT matched[1] FROM regexp_matches(json, '[^\x01-\x7f]', 'g') AS matched LOOP
    code := ascii(sign);
    json := replace(json, sign, CASE WHEN code < 65536 THEN '\u' || lpad(to_hex(code), 4, '0')
      ELSE '\u' || to_hex(55232 + (code >> 10)) || '\u' || to_hex(56320 + (code & 1023)) END);
  END LOOP;
  RETURN json;
END $$`;
