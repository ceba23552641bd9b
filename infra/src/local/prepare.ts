import { join } from 'node:path';
import { lastLines, services, StartFault, startTied } from '@workboard/local-servers';
import type { Installation } from './dependencies.js';
import { serviceDatabaseUrl } from './processes.js';
import { reasonIn } from './reason.js';
import { root } from './root.js';
import { seedOnce } from './seed.js';

/** Roles, schemas and migrations, in a process of its own so that its memory is given back. @returns what was done. */
export const migrateDatabase = async (installation: Installation, shared: NodeJS.ProcessEnv): Promise<string> => {
  const { dataDir, settings } = installation;
  const admin = shared['DATABASE_ADMIN_URL'] ?? '';
  const urls = services.map((name): [string, string] => [
    `${name.toUpperCase()}_DATABASE_URL`,
    serviceDatabaseUrl(name, admin, settings.rolePasswords[name]),
  ]);
  return runOnce({
    script: 'infra/dist/local/migrate.main.js',
    env: { ...shared, ...Object.fromEntries(urls), SEED: 'false' },
    log: join(dataDir, 'logs/migrate.log'),
    sentence: 'The database could not be migrated',
  });
};

/** The demo data, once per database and not with SEED=false. @returns what was done. */
export const seedDatabase = async ({ dataDir }: Installation, shared: NodeJS.ProcessEnv): Promise<string> => {
  if (shared['SEED'] === 'false') {
    return 'none (SEED=false)';
  }
  const log = join(dataDir, 'logs/seed.log');
  const loaded = await seedOnce(shared['DATABASE_ADMIN_URL'] ?? '', async () => {
    await runOnce({
      script: 'infra/dist/seed/main.js',
      env: shared,
      log,
      sentence: 'The demo data could not be loaded',
    });
  });
  return loaded ? lastLines(log, 1) : 'demo data is there';
};

/** Runs a script to its end. @returns its last line. @throws StartFault with its last line when it fails. */
const runOnce = async (task: {
  script: string;
  env: NodeJS.ProcessEnv;
  log: string;
  sentence: string;
}): Promise<string> => {
  const process = startTied({ args: [join(root, task.script)], env: task.env, log: task.log });
  const { code } = await process.exited;
  if (code !== 0) {
    throw new StartFault(`${task.sentence} (see ${task.log}):\n${reasonIn(task.log)}`);
  }
  return lastLines(task.log, 1);
};
