import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { services, type ServiceName } from '@workboard/local-servers';
import { withFiles } from '@workboard/service-kit';
import { migrate } from './migrate.js';
import { directUrlNames } from './own-settings.js';
import { root } from './root.js';
import { seedOnce } from './seed.js';

// Brings a database up to date and loads the demo data once, before the services start. Environment:
// DATABASE_ADMIN_URL, <SERVICE>_DATABASE_URL for each service (<SERVICE>_DATABASE_DIRECT_URL past a pooler), SEED=true for the
// demo data, and what that needs (S3_*). Each may be given as NAME_FILE.
const urlNames = services.flatMap(directUrlNames);
const settings = withFiles(process.env, ['DATABASE_ADMIN_URL', ...urlNames]);
const { DATABASE_ADMIN_URL: adminUrl = '', SEED = 'false' } = settings;
const urls = Object.fromEntries(
  services.map((name) => [name, directUrlNames(name).flatMap((variable) => settings[variable] || [])[0] ?? '']),
) as Record<ServiceName, string>;

const loadDemoData = async (): Promise<void> => {
  const seed = spawn(process.execPath, [join(root, 'infra/dist/seed/main.js')], { stdio: 'inherit' });
  const [code] = (await once(seed, 'exit')) as [number | null];
  if (code !== 0) {
    throw new Error(`the demo data could not be loaded (code ${code})`);
  }
};

try {
  const ran = await migrate(adminUrl, urls);
  if (SEED === 'true') {
    await seedOnce(adminUrl, loadDemoData);
  }
  console.log(ran === 0 ? 'up to date' : `${ran} migrations`);
} catch (error) {
  // The whole stack goes to the log; the last line is what people are shown.
  console.error(error);
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
