import { randomBytes } from 'node:crypto';
import {
  changeUrl,
  prepareDatabase,
  services,
  StartFault,
  startTestServers,
  withClient,
  type ServiceName,
} from '@workboard/local-servers';
import { breaksCodeFor } from './expand-only.js';
import { type LastVersion, readLastVersion, saveLastVersion } from './last-version.js';
import { serviceDatabaseUrl } from './processes.js';
import { readSchema } from './schema-facts.js';
import { schemaObjectsOf, serviceDataSource, type ServiceDataSource } from './service-data-source.js';

// `npm run migrations:check`: in a fresh database each service's migrations run up, must leave exactly what the entities
// say and nothing that breaks the code of the last version (ADR 21), and no function or view without a file (ADR 29), run down to an empty schema, and up again. Prints each
// fault; exit code 1 when there are any. With `-- --release` it notes the schemas as those of the version being released.

const password = 'workboard';
const isRelease = process.argv.includes('--release');

const inFreshDatabase = async <T>(server: string, work: (adminUrl: string) => Promise<T>): Promise<T> => {
  const database = `migrations_${randomBytes(6).toString('hex')}`;
  await withClient(server, (client) => client.query(`CREATE DATABASE ${database}`));
  try {
    return await work(changeUrl(server, { database }));
  } finally {
    await withClient(server, (client) => client.query(`DROP DATABASE ${database} WITH (FORCE)`));
  }
};

const check = async (adminUrl: string): Promise<string[]> => {
  const passwords = Object.fromEntries(services.map((name) => [name, password])) as Record<ServiceName, string>;
  await prepareDatabase(adminUrl, passwords);
  const faults: string[] = [];
  const schemas: Partial<LastVersion['schemas']> = {};
  for (const name of services) {
    const source = await serviceDataSource(name, serviceDatabaseUrl(name, adminUrl, password));
    await source.initialize();
    try {
      faults.push(...(await checkService(name, source)));
      schemas[name] = await readSchema(source, name);
    } catch (error) {
      faults.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await source.destroy();
    }
  }
  if (isRelease) {
    if (faults.length === 0) {
      await saveLastVersion(schemas as LastVersion['schemas']);
    }
    return faults;
  }
  const last = await readLastVersion();
  const broken = services.flatMap((name) => {
    const now = schemas[name];
    const found = now ? breaksCodeFor(last.schemas[name], now, last.readyFor[name]) : [];
    return found.map((fault) => `${name}: breaks the code of ${last.version}, which runs during an upgrade: ${fault}`);
  });
  return [...faults, ...broken];
};

const checkService = async (name: ServiceName, source: ServiceDataSource): Promise<string[]> => {
  const count = ((await source.runMigrations()) as unknown[]).length;
  if (count === 0) {
    return [`${name}: there are no migrations`];
  }
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  const homeless = (await withoutFile(source, name)).map(
    (object) => `${name}: stands in a migration alone, and not in services/${name}/src/schema: ${object}`,
  );
  const drift = upQueries.map(({ query }) => `${name}: entities and migrations differ: ${query}`);
  for (let undone = 0; undone < count; undone += 1) {
    await source.undoLastMigration();
  }
  const left = (await leftovers(source, name)).map(
    (object) => `${name}: still there after all migrations ran down: ${object}`,
  );
  await source.runMigrations();
  return [...drift, ...homeless, ...left];
};

/** The kit makes it for every service. */
const kitFunctions = ['notify_outbox'];

/** Functions and views of a schema that have no file of their own. */
const withoutFile = async (source: ServiceDataSource, schema: ServiceName): Promise<string[]> => {
  const listed = (await schemaObjectsOf(schema)).map(
    (statement) => /^CREATE OR REPLACE (?:FUNCTION|VIEW) (\w+)/.exec(statement)?.[1],
  );
  const rows = await source.query<{ name: string }[]>(
    `SELECT proname AS name FROM pg_proc WHERE pronamespace = $1::regnamespace
     UNION SELECT relname FROM pg_class WHERE relnamespace = $1::regnamespace AND relkind = 'v'`,
    [schema],
  );
  return rows.map(({ name }) => name).filter((name) => !kitFunctions.includes(name) && !listed.includes(name));
};

/** Tables, views, sequences, types and functions of a schema, apart from the list of migrations. */
const leftovers = async (source: ServiceDataSource, schema: string): Promise<string[]> => {
  const rows = await source.query<{ object: string }[]>(
    `SELECT c.relkind::text || ' ' || c.relname AS object FROM pg_class c
      WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
        AND c.relname NOT LIKE 'migrations%'
     UNION ALL
     SELECT 'function ' || p.proname FROM pg_proc p WHERE p.pronamespace = $1::regnamespace
     UNION ALL
     SELECT 'type ' || t.typname FROM pg_type t WHERE t.typnamespace = $1::regnamespace AND t.typtype IN ('e', 'd')`,
    [schema],
  );
  return rows.map((row) => row.object);
};

const servers = await startTestServers();
try {
  const faults = await inFreshDatabase(servers.env.TEST_DATABASE_URL, check);
  for (const fault of faults) {
    console.error(fault);
  }
  console.log(`migrations: ${services.length} services, ${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartFault ? error.message : error);
  process.exitCode = 1;
} finally {
  await servers.stop();
}
