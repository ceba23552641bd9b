import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { services, withClient, type ServiceName } from '@workboard/local-servers';
import { migrate } from './migrate.js';
import { root } from './root.js';

// Brings a database up to date and loads the demo data once. Runs before the services, locally and in Compose.
// Environment: DATABASE_ADMIN_URL, <SERVICE>_DATABASE_URL for each service, SEED=false to go without demo data,
// and what the demo data needs (S3_*).
const { DATABASE_ADMIN_URL: adminUrl = '', SEED = 'true' } = process.env;
const urls = Object.fromEntries(
  services.map((name) => [name, process.env[`${name.toUpperCase()}_DATABASE_URL`] ?? '']),
) as Record<ServiceName, string>;

try {
  const ran = await migrate(adminUrl, urls);
  console.log(`${ran} migrations ran`);
  if (SEED !== 'false') await seedOnce();
} catch (error) {
  // The whole stack goes to the log; the last line is what people are shown.
  console.error(error);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The database itself remembers that it was seeded, so that deleted demo data stays deleted. */
async function seedOnce(): Promise<void> {
  const done = await withClient(adminUrl, async (client) => {
    await client.query(
      'CREATE TABLE IF NOT EXISTS public.setup_steps (name text PRIMARY KEY, done_at timestamptz NOT NULL DEFAULT now())',
    );
    return (await client.query(`SELECT FROM public.setup_steps WHERE name = 'demo data'`)).rowCount === 1;
  });
  if (done) {
    console.log('demo data is there');
    return;
  }
  const seed = spawn(process.execPath, [join(root, 'infra/dist/seed/main.js')], { stdio: 'inherit' });
  const [code] = (await once(seed, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the demo data could not be loaded (code ${code})`);
  await withClient(adminUrl, (client) =>
    client.query(`INSERT INTO public.setup_steps (name) VALUES ('demo data') ON CONFLICT DO NOTHING`),
  );
  console.log('demo data loaded');
}
