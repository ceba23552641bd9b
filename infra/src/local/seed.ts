import { withClient } from '@workboard/local-servers';

const step = 'demo data';

/**
 * Runs `load` unless this database was seeded before. The database itself remembers, so that deleted demo data stays
 * deleted; what `load` did before it failed is up to `load`, which is run again at the next start.
 * @returns whether it was loaded now.
 */
export const seedOnce = async (adminUrl: string, load: () => Promise<void>): Promise<boolean> => {
  const done = await withClient(adminUrl, async (client) => {
    await client.query(
      `CREATE TABLE IF NOT EXISTS public.setup_steps (name text PRIMARY KEY, done_at timestamptz NOT NULL DEFAULT now())`,
    );
    return (await client.query('SELECT FROM public.setup_steps WHERE name = $1', [step])).rowCount === 1;
  });
  if (done) {
    return false;
  }
  await load();
  await withClient(adminUrl, (client) =>
    client.query('INSERT INTO public.setup_steps (name) VALUES ($1) ON CONFLICT DO NOTHING', [step]),
  );
  return true;
};
