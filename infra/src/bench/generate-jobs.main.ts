import { Client } from 'pg';
import { generateJobs } from './generate-jobs.js';

// node infra/dist/bench/generate-jobs.main.js [count]: adds that many jobs (200,000) to the migrated database of
// DATABASE_ADMIN_URL, for measuring. Never run it on a database whose data is wanted.
const count = Number(process.argv[2] ?? 200_000);
if (!Number.isInteger(count) || count < 1) {
  throw new Error('How many jobs? Give a whole number, such as 200000.');
}
const client = new Client({ connectionString: process.env['DATABASE_ADMIN_URL'] });
await client.connect();
try {
  const started = performance.now();
  const listed = await generateJobs({ client, count, now: new Date() });
  const seconds = (performance.now() - started) / 1000;
  console.log(`${count} jobs in ${seconds.toFixed(1)} s; ${listed} are listed now`);
} finally {
  await client.end();
}
