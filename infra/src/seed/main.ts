import { readEnv, Storage, storageEnv } from '@workboard/service-kit';
import { Client } from 'pg';
import { z } from 'zod';
import { loadDemoData } from './load/load.js';

// Loads the demo data once. Environment: DATABASE_ADMIN_URL and S3_*.
const env = readEnv(storageEnv.extend({ DATABASE_ADMIN_URL: z.url() }), { ...process.env, SEED: 'true' });
const started = performance.now();
const client = new Client({ connectionString: env.DATABASE_ADMIN_URL, connectionTimeoutMillis: 10_000 });
const storage = new Storage(env);
await client.connect();
try {
  const result = await loadDemoData({ client, storage, now: new Date() });
  if (result.outcome === 'loaded') {
    const { users, companies, jobs, applications } = result.data;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `demo data: ${companies.length} companies, ${jobs.length} jobs, ${users.length} accounts, ${applications.length} applications in ${seconds} s`,
    );
  } else {
    console.log(
      result.outcome === 'there' ? 'demo data is there' : 'the database holds other data; demo data was left out',
    );
  }
} finally {
  storage.close();
  await client.end();
}
