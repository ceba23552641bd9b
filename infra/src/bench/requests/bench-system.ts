import { join } from 'node:path';
import { withClient } from '@workboard/local-servers';
import { root } from '../../local/root.js';
import { type RunningSystem, startSystem } from '../../local/system.js';
import { copyJobs } from '../copy-jobs.js';
import { generateJobs } from '../generate-jobs.js';

/** Beyond so many, jobs are copies with other dates: making each takes milliseconds. */
const mostMade = 50_000;

/** Adds generated jobs to the demo data until there are `count`; does nothing when they are there already. */
const fill = async (url: string, count: number): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>('SELECT count(*)::int AS n FROM jobs.jobs');
    if ((rows[0]?.n ?? 0) >= count) {
      return;
    }
    const copies = Math.ceil(count / mostMade) - 1;
    await client.query(`SET search_path = jobs`);
    await generateJobs({ client, count: Math.round(count / (copies + 1)), now: new Date() });
    await (copies > 0 && copyJobs(client, copies));
    await client.query('VACUUM ANALYZE');
  });

/**
 * The whole system with demo data and generated jobs, in a folder of its own under `.data`, with ports of its own.
 * A second start with the same number finds the data there.
 * @param jobs how many there are at least
 */
export const startBenchSystem = async (jobs: number): Promise<RunningSystem & { dataDir: string }> => {
  const dataDir = join(root, '.data', `bench-${jobs}`);
  const env = { HOST: '127.0.0.1', RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'warn' };
  const system = await startSystem({ dataDir, env });
  try {
    await fill(system.env['DATABASE_ADMIN_URL'] ?? '', jobs);
    return { ...system, dataDir };
  } catch (error) {
    await system.stop();
    throw error;
  }
};
