import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type MigratableDataSource, services, type ServiceName, withClient } from '@workboard/local-servers';
import type { Storage } from '@workboard/service-kit';
import { escapeIdentifier, type Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { prepareSchemas } from '../local/migrate.js';
import { BackupFault } from './fault.js';
import { holdMessages } from './hold.js';
import { type BackedUpTable, filePath, type Manifest, readBackup, tablePath } from './manifest.js';
import { migrationsTable, sqlName, tablesOf } from './tables.js';

/** Where a backup goes. */
export interface RestoreTarget {
  adminUrl: string;
  /** How each service reaches its schema; the roles get these passwords. */
  urls: Record<ServiceName, string>;
  storage: Storage;
  /** A service's own DataSource, for its migrations. */
  dataSourceOf: (name: ServiceName, url: string) => Promise<MigratableDataSource>;
}

interface Migration {
  name?: string;
}

/**
 * Brings a backup into an empty target, or with `replace` into the place of what is there: files, then the schema as it was
 * when the backup was made, then all rows in one transaction. The whole backup is checked before anything is changed, and no
 * message leaves afterwards until it is released (see `hold.ts`).
 * @throws BackupFault with a sentence. When rows cannot be loaded, the tables stay empty.
 */
export const restoreBackup = async (
  folder: string,
  { replace, ...target }: RestoreTarget & { replace: boolean },
): Promise<Manifest> => {
  const manifest = await readBackup(folder);
  const migrations = await migrationsFor(manifest, target);
  await withClient(target.adminUrl, async (client) => {
    await refuseWhileUsed(client);
    if (!replace) {
      await refuseUnlessEmpty(client);
    }
  });
  await restoreFiles(folder, { manifest, storage: target.storage });
  await withClient(target.adminUrl, async (client) => {
    await client.query(services.map((name) => `DROP SCHEMA IF EXISTS ${escapeIdentifier(name)} CASCADE`).join('; '));
  });
  await prepareSchemas(target.adminUrl, target.urls);
  for (const { source, wanted } of migrations) {
    await runOnly(source, wanted);
  }
  await withClient(target.adminUrl, (client) => loadDatabase(client, { folder, manifest }));
  return manifest;
};

/** A migration that runs again whenever its content changes; it sorts after all versioned ones (`repeatable` of the kit). */
const isRepeatable = (name: string): boolean => name.endsWith('9999999999999');
const nameOf = (made: Migration & object): string => made.name ?? made.constructor.name;

/** The migrations that make each schema what it was when the backup was made. */
const migrationsFor = async (manifest: Manifest, { dataSourceOf, urls }: RestoreTarget) => {
  const all = [];
  for (const schema of services) {
    const source = await dataSourceOf(schema, urls[schema]);
    const classes = Object.values(source.options.migrations as Record<string, new () => Migration>);
    const known = classes.map((Class) => nameOf(new Class()));
    const ran = manifest.migrations[schema];
    const unknown = ran.find((name) => !isRepeatable(name) && !known.includes(name));
    if (unknown) {
      throw new BackupFault(
        `The backup was made by version ${manifest.version}, whose database this version does not know (${schema}: ${unknown}). Restore it with that version or a newer one.`,
      );
    }
    // What is repeated fits the newest tables alone; otherwise it comes with the migrations that are still to run.
    const isNewest = known.every((name) => isRepeatable(name) || ran.includes(name));
    all.push({ source, wanted: known.filter((name) => ran.includes(name) || (isRepeatable(name) && isNewest)) });
  }
  return all;
};

const runOnly = async (source: MigratableDataSource, wanted: readonly string[]): Promise<void> => {
  await source.initialize();
  try {
    const { migrations } = source as MigratableDataSource & { migrations: (Migration & object)[] };
    migrations.splice(0, migrations.length, ...migrations.filter((migration) => wanted.includes(nameOf(migration))));
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
};

const refuseWhileUsed = async (client: Client): Promise<void> => {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND usename LIKE 'workboard\\_%'`,
  );
  if (rowCount) {
    throw new BackupFault('The system is running on this database: stop it first.');
  }
};

/** Migrations bring rows of their own; who has an account is what nobody may lose. */
const refuseUnlessEmpty = async (client: Client): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>(`SELECT to_regclass('auth.users') IS NOT NULL AS there`);
  if (rows[0]?.there && (await client.query('SELECT FROM auth.users LIMIT 1')).rowCount) {
    throw new BackupFault('The database holds accounts already. Add --replace to put the backup into their place.');
  }
};

const parallelWrites = 8;

const restoreFiles = async (
  folder: string,
  { manifest, storage }: { manifest: Manifest; storage: Storage },
): Promise<void> => {
  await storage.ensureBucket();
  const waiting = [...manifest.files];
  const write = async (): Promise<void> => {
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      await storage.put(file.key, { body: await readFile(filePath(folder, file)), contentType: file.contentType });
    }
  };
  await Promise.all(Array.from({ length: parallelWrites }, write));
};

/** Triggers keep still meanwhile: what they would write is in the backup. */
const loadDatabase = async (
  client: Client,
  { folder, manifest }: { folder: string; manifest: Manifest },
): Promise<void> => {
  await client.query('BEGIN');
  const tables = await tablesOf(client);
  for (const table of tables) {
    await client.query(`ALTER TABLE ${sqlName(table)} DISABLE TRIGGER USER`);
  }
  await client.query(`TRUNCATE ${tables.map(sqlName).join(', ')}`);
  for (const table of tables) {
    const backedUp = manifest.tables.find(({ schema, name }) => schema === table.schema && name === table.name);
    if (backedUp) {
      await loadTable(client, { folder, table: backedUp });
    }
  }
  for (const { value, isCalled, ...sequence } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [sqlName(sequence), value, isCalled]);
  }
  for (const schema of services) {
    // What ran now and not for the backup runs again at the next start, over the rows that came with it.
    await client.query(`DELETE FROM ${sqlName({ schema, name: migrationsTable })} WHERE name <> ALL($1)`, [
      manifest.migrations[schema],
    ]);
  }
  await holdMessages(client);
  for (const table of tables) {
    await client.query(`ALTER TABLE ${sqlName(table)} ENABLE TRIGGER USER`);
  }
  await client.query('COMMIT');
  await client.query('ANALYZE');
};

const loadTable = async (
  client: Client,
  { folder, table }: { folder: string; table: BackedUpTable },
): Promise<void> => {
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
  const rows = client.query(copyFrom(`COPY ${sqlName(table)} (${columns}) FROM STDIN`));
  await pipeline(createReadStream(tablePath(folder, table)), createGunzip(), rows);
  const counted = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sqlName(table)}`);
  if (counted.rows[0]?.count !== table.rows) {
    throw new BackupFault(`${table.schema}.${table.name} has ${counted.rows[0]?.count} rows instead of ${table.rows}.`);
  }
};
