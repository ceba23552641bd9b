import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareDatabase, services, type MigratableDataSource, type ServiceName } from '@workboard/local-servers';
import { root } from './root.js';

/**
 * Creates roles and schemas as administrator, then runs each service's pending migrations as that service's own role.
 * @returns how many migrations ran.
 */
export async function migrate(adminUrl: string, urls: Record<ServiceName, string>): Promise<number> {
  const passwords = Object.fromEntries(services.map((name) => [name, passwordOf(urls[name])])) as Record<
    ServiceName,
    string
  >;
  await prepareDatabase(adminUrl, passwords);
  let count = 0;
  for (const name of services) {
    const source = await dataSourceOf(name, urls[name]);
    await source.initialize();
    try {
      count += ((await source.runMigrations()) as unknown[]).length;
    } finally {
      await source.destroy();
    }
  }
  return count;
}

const passwordOf = (url: string) => decodeURIComponent(new URL(url).password);

/** A service's DataSource, which takes its address from the environment at the moment it is loaded. */
async function dataSourceOf(name: ServiceName, url: string): Promise<MigratableDataSource> {
  process.env['DATABASE_URL'] = url;
  const file = pathToFileURL(join(root, 'services', name, 'dist/data-source.js')).href;
  const module = (await import(file)) as { default: MigratableDataSource };
  return module.default;
}
