import { prepareDatabase, services, type ServiceName } from '@workboard/local-servers';
import { serviceDataSource } from './service-data-source.js';

/**
 * Creates roles and schemas as administrator, then runs each service's pending migrations as that service's own role.
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
