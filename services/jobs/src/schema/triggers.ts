const after = (name: string, event: string, table: string, rows: string, run: string): string =>
  `CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON ${table} REFERENCING ${rows}
    FOR EACH STATEMENT EXECUTE FUNCTION ${run}()`;
const added = 'NEW TABLE AS new_rows';
const removed = 'OLD TABLE AS old_rows';

/** They keep expiry, cards, search rows, counts and changes true, whoever writes to `jobs` and `company_copies`. */
export const triggers = [
  `CREATE OR REPLACE TRIGGER jobs_default_expiry BEFORE INSERT ON jobs FOR EACH ROW
    WHEN (NEW.expires_at IS NULL AND NEW.closing_date IS NOT NULL) EXECUTE FUNCTION set_job_expiry()`,
  `CREATE OR REPLACE TRIGGER jobs_new_expiry BEFORE UPDATE OF closing_date ON jobs FOR EACH ROW
    WHEN (NEW.closing_date IS DISTINCT FROM OLD.closing_date) EXECUTE FUNCTION set_job_expiry()`,
  `CREATE OR REPLACE TRIGGER facet_values_signs BEFORE INSERT ON facet_values FOR EACH ROW
    WHEN (NEW.kind = 'location') EXECUTE FUNCTION sign_facet_value()`,
  after('jobs_inserted', 'INSERT', 'jobs', added, 'refresh_new_jobs'),
  after('jobs_updated', 'UPDATE', 'jobs', `${removed} ${added}`, 'refresh_changed_jobs'),
  after('jobs_deleted', 'DELETE', 'jobs', removed, 'forget_jobs'),
  after('companies_inserted', 'INSERT', 'company_copies', added, 'refresh_company_jobs'),
  after('companies_updated', 'UPDATE', 'company_copies', `${removed} ${added}`, 'refresh_changed_company_jobs'),
  after('search_inserted', 'INSERT', 'job_search', 'NEW TABLE AS changed_rows', 'count_facets'),
  after('search_deleted', 'DELETE', 'job_search', 'OLD TABLE AS changed_rows', 'count_facets'),
  after('search_noted_insert', 'INSERT', 'job_search', 'NEW TABLE AS changed_rows', 'note_search_changes'),
  after('search_noted_update', 'UPDATE', 'job_search', 'NEW TABLE AS changed_rows', 'note_search_changes'),
  after('search_noted_delete', 'DELETE', 'job_search', 'OLD TABLE AS changed_rows', 'note_search_changes'),
];
