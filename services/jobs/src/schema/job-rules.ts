import { listedAfterClosingDays } from '@workboard/contracts';

/** `job_is_public`: whether everybody may read a job (decision P4). */
export const jobIsPublic = `CREATE OR REPLACE FUNCTION job_is_public(job jobs, company company_copies, at timestamptz) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT job.status = 'active' AND job.published
    AND coalesce(company.status = 'authorised' AND NOT company.deleted, false)
    AND coalesce(job.expires_at > at, true)
$$`;

/**
 * `set_job_expiry`: a job is listed until some days after its closing day in Port Moresby, UTC+10 all year (decisions P4,
 * P6).
 */
export const setJobExpiry = `CREATE OR REPLACE FUNCTION set_job_expiry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.expires_at := CASE WHEN NEW.closing_date IS NOT NULL THEN
    (LEAST(NEW.closing_date + ${listedAfterClosingDays}, '9999-12-30'::date) + 1)::timestamp
      AT TIME ZONE interval '10 hours' - interval '1 millisecond' END;
  RETURN NEW;
END $$`;

/**
 * `level_of`: which of the levels (enum `experienceLevels`) an employer's own words mean, '' when they say nothing of it.
 * Years stand for a level by the least that is asked: none or one is the entry, five are senior.
 */
export const levelOf = `CREATE OR REPLACE FUNCTION level_of(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
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
