import type { Client } from 'pg';

const columnsOf = async (client: Client, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [`jobs.${table}`],
  );
  return rows.map(({ name }) => name);
};

/** What another column of a copy holds: ids go up by `step` each time, and the copies were posted earlier and earlier. */
const changed = (step: number): Record<string, string> => ({
  id: `id + copy * ${step}`,
  job_id: `job_id + copy * ${step}`,
  created_at: `created_at - copy * interval '7 minutes'`,
  card: `'{"id":' || job_id + copy * ${step} || substr(card, position(',' IN card))`,
  brief: `'{"id":' || job_id + copy * ${step} || substr(brief, position(',' IN brief))`,
});

/**
 * Multiplies all jobs of a database of nothing but generated ones: cards and search rows are copied, too, instead of being
 * worked out, and their indexes are made anew, which takes a fraction of the time.
 * @param copies how many are added to each job
 */
export const copyJobs = async (client: Client, copies: number): Promise<void> => {
  const { rows } = await client.query<{ step: number }>('SELECT max(id)::int AS step FROM jobs.jobs');
  const others = changed(rows[0]?.step ?? 0);
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE schemaname = 'jobs' AND tablename = 'job_search' AND indexname <> 'job_search_pkey'`,
  );
  await client.query(`SET maintenance_work_mem = '512MB'`);
  await client.query('ALTER TABLE jobs.jobs DISABLE TRIGGER USER');
  for (const { name } of indexes) {
    await client.query(`DROP INDEX jobs.${name}`);
  }
  for (const table of ['jobs', 'job_cards', 'job_briefs', 'job_counts', 'job_search']) {
    const columns = await columnsOf(client, table);
    await client.query(
      `INSERT INTO jobs.${table} (${columns.join(', ')})
       SELECT ${columns.map((column) => others[column] ?? column).join(', ')}
       FROM jobs.${table}, generate_series(1, $1::int) AS copy`,
      [copies],
    );
  }
  for (const { definition } of indexes) {
    await client.query(definition);
  }
  await client.query('ALTER TABLE jobs.jobs ENABLE TRIGGER USER');
  await client.query(`SELECT setval(pg_get_serial_sequence('jobs.jobs', 'id'), max(id)) FROM jobs.jobs`);
};
