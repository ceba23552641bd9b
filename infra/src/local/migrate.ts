import { prepareDatabase, services, type ServiceName } from '@workboard/local-servers';
import { roleDefaultsOf, serviceDataSource } from './service-data-source.js';

/**
 * Creates roles and schemas as administrator, then runs each service's pending migrations as that service's own role, which
 * gets the settings of the service's connections as its defaults.
 * @returns how many migrations ran.
 */
export const migrate = async (adminUrl: string, urls: Record<ServiceName, string>): Promise<number> => {
  await prepareSchemas(adminUrl, urls);
  let count = 0;
  for (const name of services) {
    const source = await serviceDataSource(name, urls[name]);
    await source.initialize();
    try {
      count += ((await source.runMigrations()) as unknown[]).length;
      for (const statement of await roleDefaultsOf(name)) {
        await source.query(statement);
      }
    } finally {
      await source.destroy();
    }
  }
  return count;
};

/** Creates roles, with the passwords of these addresses, and schemas as administrator. */
export const prepareSchemas = async (adminUrl: string, urls: Record<ServiceName, string>): Promise<void> => {
  const passwords = services.map((name) => [name, passwordOf(urls[name])]);
  await prepareDatabase(adminUrl, Object.fromEntries(passwords) as Record<ServiceName, string>);
};

const passwordOf = (url: string) => decodeURIComponent(new URL(url).password);
