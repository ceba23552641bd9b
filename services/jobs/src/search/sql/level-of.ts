/**
 * `level_of`: which of the levels (enum `experienceLevels`) an employer's own words mean, '' when they say nothing of it.
 * Years stand for a level by the least that is asked: none or one is the entry, five are senior.
 */
export const levelOf = `CREATE FUNCTION level_of(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN plain = '' THEN ''
    WHEN plain ~ 'entry|junior|graduate|trainee|apprentice|intern|beginner|school leaver|no experience|not required|^none' THEN 'entry'
    WHEN plain ~ 'manage|executive|director|head of|chief' THEN 'management'
    WHEN plain ~ 'senior|lead|principal|expert' THEN 'senior'
    WHEN plain ~ 'mid|intermediate|experienced' THEN 'mid'
    WHEN years IS NULL THEN ''
    WHEN years::numeric < 2 THEN 'entry'
    WHEN years::numeric < 5 THEN 'mid'
    ELSE 'senior' END
  FROM (SELECT lower(coalesce(value, '')) AS plain, substring(value FROM '[0-9]{1,2}') AS years) AS said
$$`;
