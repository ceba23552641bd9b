import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import {
  changeUrl,
  initSql,
  type MigratableDataSource,
  prepareDatabase,
  type ServiceName,
  services,
  withClient,
} from '@workboard/local-servers';

/** One service's schema, with its migration classes or with a function that makes its DataSource for a URL. */
export interface SchemaSetup {
  schema: ServiceName;
  migrations?: readonly Function[];
  dataSource?: (url: string) => MigratableDataSource;
}

/** A database of its own for one test file. */
export interface TestDatabase {
  /** Connection as the (first) schema's own role, as the service would use it. */
  url: string;
  /** Connection as each service's role. */
  urls: Record<ServiceName, string>;
  /** Connection as the server's administrator, to the same database. */
  adminUrl: string;
  /** Ends what is still connected and removes the database. */
  drop(): Promise<void>;
}

const rolePassword = 'workboard';
const passwords = Object.fromEntries(services.map((name) => [name, rolePassword])) as Record<ServiceName, string>;
// One number that every test run on a shared server agrees on; the lock guards roles and templates.
const templateLock = 7_261_001;

/**
 * A fresh database with roles and schemas of `infra/postgres/init.sql` and the given schemas' migrations. It is cloned
 * from a template that is migrated once per set of migrations, so a clone costs tens of milliseconds.
 * Needs TEST_DATABASE_URL (an administrator's URL), which the Jest set-up provides.
 */
export const testDatabase = async (
  setup: SchemaSetup | readonly [SchemaSetup, ...SchemaSetup[]],
): Promise<TestDatabase> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    throw new Error('TEST_DATABASE_URL is not set: run tests with "npm test" or "npm run jest".');
  }
  const setups = Array.isArray(setup) ? (setup as readonly SchemaSetup[]) : [setup as SchemaSetup];
  const template = `template_${await fingerprint(setups)}`;
  const database = `test_${randomBytes(8).toString('hex')}`;

  await withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
    if (!(await exists(client, template))) {
      await buildTemplate({ client, server, template, setups });
    }
    // Still under the lock: a template cannot be copied by two sessions while a third one connects to it.
    await client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`);
  });

  const adminUrl = changeUrl(server, { database });
  const urls = Object.fromEntries(services.map((name) => [name, roleUrl(adminUrl, name)])) as Record<
    ServiceName,
    string
  >;
  return {
    url: urls[setups[0]!.schema],
    urls,
    adminUrl,
    drop: () =>
      withClient(
        server,
        async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)),
      ),
  };
};

const roleUrl = (adminUrl: string, service: ServiceName) =>
  changeUrl(adminUrl, { user: `workboard_${service}`, password: rolePassword });

const exists = async (client: Client, database: string) =>
  (await client.query('SELECT FROM pg_database WHERE datname = $1', [database])).rowCount === 1;

/** Names a template by its content: changed SQL or migrations make another one. */
const fingerprint = async (setups: readonly SchemaSetup[]): Promise<string> => {
  const hash = createHash('sha256').update(await initSql());
  for (const { schema, migrations, dataSource } of setups) {
    const declared = migrations ?? dataSource?.('postgres://unused').options.migrations ?? [];
    hash.update(schema);
    for (const migration of Object.values(declared)) {
      hash.update(String(migration));
    }
  }
  return hash.digest('hex').slice(0, 16);
};

/** Migrates under a temporary name and renames at the end, so that a crash never leaves half a template. */
const buildTemplate = async (task: {
  client: Client;
  server: string;
  template: string;
  setups: readonly SchemaSetup[];
}) => {
  const { client, server, template, setups } = task;
  const building = `${template}_building`;
  await client.query(`DROP DATABASE IF EXISTS ${building} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${building}`);
  const adminUrl = changeUrl(server, { database: building });
  await prepareDatabase(adminUrl, passwords);
  for (const setup of setups) {
    await migrate(setup, roleUrl(adminUrl, setup.schema));
  }
  await client.query(`ALTER DATABASE ${building} RENAME TO ${template}`);
};

const migrate = async (setup: SchemaSetup, url: string): Promise<void> => {
  const source =
    setup.dataSource?.(url) ?? (setup.migrations && (await fromClasses(setup.schema, setup.migrations, url)));
  if (!source) {
    return;
  }
  await source.initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
};

const fromClasses = async (
  schema: ServiceName,
  migrations: readonly Function[],
  url: string,
): Promise<MigratableDataSource> => {
  const { DataSource } = await import('typeorm');
  return new DataSource({ type: 'postgres', url, schema, migrations: [...migrations] });
};
