/** They keep the dictionary of phrases and the keys, whoever writes the alerts, and the audit trail as it was written. */
export const triggers = [
  `CREATE OR REPLACE TRIGGER job_alerts_inserted AFTER INSERT ON job_alerts
    REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_inserted_alerts()`,
  `CREATE OR REPLACE TRIGGER job_alerts_updated AFTER UPDATE ON job_alerts
    REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION index_updated_alerts()`,
  `CREATE OR REPLACE TRIGGER audit_entries_keep BEFORE UPDATE OR DELETE ON audit_entries
    FOR EACH ROW EXECUTE FUNCTION keep_audit()`,
  `CREATE OR REPLACE TRIGGER audit_entries_keep_all BEFORE TRUNCATE ON audit_entries
    FOR EACH STATEMENT EXECUTE FUNCTION keep_audit()`,
];
