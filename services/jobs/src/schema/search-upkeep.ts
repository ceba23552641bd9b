/** `count_facets`: every row that comes or goes is one delta per cell, so that a total never needs a count over the jobs. */
export const countFacets = `CREATE OR REPLACE FUNCTION count_facets() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
BEGIN
  INSERT INTO facet_deltas (location, industry, work_type, employment_type, jobs)
  SELECT location, industry, work_type, employment_type, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed_rows GROUP BY location, industry, work_type, employment_type;
  RETURN NULL;
END $$`;

/** `note_search_changes`: which rows changed in which transaction, for processes that keep an index (ADR 44). */
export const noteSearchChanges = `CREATE OR REPLACE FUNCTION note_search_changes() RETURNS trigger LANGUAGE plpgsql SET search_path = jobs, public AS $$
BEGIN
  INSERT INTO search_changes (job_id) SELECT job_id FROM changed_rows;
  RETURN NULL;
END $$`;
