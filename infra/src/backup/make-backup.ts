import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { withClient } from '@workboard/local-servers';
import { fileKey, type Storage } from '@workboard/service-kit';
import { escapeIdentifier, type Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { root } from '../local/root.js';
import { BackupFault } from './fault.js';
import { type BackedUpFile, digestOf, filePath, format, type Manifest, manifestPath, tablePath } from './manifest.js';
import { migrationsOf, sequencesOf, sqlName, tablesOf } from './tables.js';

/** Where the files lie whose rows are in the snapshot; what is waiting to be made has none yet. */
const storedFiles = `
  SELECT 'resume' AS kind, id FROM auth.resume_files UNION ALL SELECT 'logo', id FROM companies.logo_files
  UNION ALL SELECT 'export', id FROM auth.data_exports WHERE state = 'ready'`;

/**
 * Writes a backup of everything into a new folder: all rows as they are at one instant, then the files that they point to.
 * The system may go on meanwhile. The folder has another name until it is whole.
 * @returns its manifest, and the keys of files that were deleted while it was written.
 */
export const makeBackup = async (options: {
  adminUrl: string;
  storage: Storage;
  folder: string;
}): Promise<{ manifest: Manifest; gone: string[] }> => {
  const { adminUrl, storage, folder } = options;
  if (existsSync(folder)) {
    throw new BackupFault(`${folder} is there already: name a folder that is not.`);
  }
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const { keys, ...database } = await withClient(adminUrl, (client) => copyDatabase(client, unfinished));
    const { files, gone } = await copyFiles(storage, { keys, folder: unfinished });
    const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
    const manifest = { format, version, ...database, files } satisfies Manifest;
    await writeFile(manifestPath(unfinished), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    await rename(unfinished, folder);
    return { manifest, gone };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
};

const copyDatabase = async (client: Client, folder: string) => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ takenAt: Date }>('SELECT now() AS "takenAt"');
  const migrations = await migrationsOf(client);
  if (Object.values(migrations).some((names) => names.length === 0)) {
    throw new BackupFault('There is nothing to back up: the database was never migrated.');
  }
  const tables: Manifest['tables'] = [];
  for (const table of await tablesOf(client)) {
    tables.push({ ...table, ...(await copyTable(client, { ...table, path: tablePath(folder, table) })) });
  }
  const { rows: stored } = await client.query<{ kind: 'resume' | 'logo' | 'export'; id: string }>(storedFiles);
  await client.query('COMMIT');
  // Sequences belong to no snapshot: read afterwards, they are past every row of it.
  const sequences = await sequencesOf(client);
  const keys = stored.map(({ kind, id }) => fileKey(kind, id));
  return { takenAt: rows[0]!.takenAt.toISOString(), migrations, tables, sequences, keys };
};

const copyTable = async (
  client: Client,
  table: Parameters<typeof sqlName>[0] & { columns: string[]; path: string },
): Promise<{ rows: number; sha256: string }> => {
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ');
  const rows = client.query(copyTo(`COPY ${sqlName(table)} (${columns}) TO STDOUT`));
  await pipeline(rows, createGzip(), createWriteStream(table.path, { mode: 0o600 }));
  return { rows: rows.rowCount, sha256: await digestOf(table.path) };
};

const parallelReads = 8;

const copyFiles = async (
  storage: Storage,
  { keys, folder }: { keys: readonly string[]; folder: string },
): Promise<{ files: BackedUpFile[]; gone: string[] }> => {
  const [waiting, files, gone] = [[...keys], [] as BackedUpFile[], [] as string[]];
  const copy = async (): Promise<void> => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const stored = await storage.get(key);
      if (!stored) {
        gone.push(key);
        continue;
      }
      const { body, contentType } = stored;
      const path = filePath(folder, { key });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(path, body, { mode: 0o600 });
      files.push({ key, contentType, size: body.length, sha256: createHash('sha256').update(body).digest('hex') });
    }
  };
  await Promise.all(Array.from({ length: parallelReads }, copy));
  return { files: files.toSorted((a, b) => (a.key < b.key ? -1 : 1)), gone };
};
