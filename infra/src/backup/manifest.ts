import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { services } from '@workboard/local-servers';
import { z } from 'zod';
import { BackupFault } from './fault.js';

/** Raised when backups are written in another way. */
export const format = 1;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** Names of ours: they become paths and SQL. */
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const table = z.object({ schema: z.enum(services), name, columns: z.array(name), rows: z.int(), sha256 });
const sequence = z.object({ schema: z.enum(services), name, value: z.string().regex(/^\d+$/), isCalled: z.boolean() });
const file = z.object({
  key: z.string().regex(/^(resume|logo|export)s\/[0-9a-f-]{36}$/),
  contentType: z.string(),
  size: z.int(),
  sha256,
});
const manifest = z.object({
  format: z.literal(format),
  /** The product's version that made it. */
  version: z.string(),
  /** The instant of the snapshot. */
  takenAt: z.iso.datetime(),
  /** Each schema's migrations by their names, in the order in which they ran. */
  migrations: z.record(z.enum(services), z.array(z.string())),
  tables: z.array(table),
  sequences: z.array(sequence),
  files: z.array(file),
});
/** What a backup holds; written last, so that a folder without it is no backup. */
export type Manifest = z.infer<typeof manifest>;
export type BackedUpTable = Manifest['tables'][number];
export type BackedUpFile = Manifest['files'][number];

export const manifestPath = (folder: string): string => join(folder, 'manifest.json');
export const tablePath = (folder: string, { schema, name: of }: Pick<BackedUpTable, 'schema' | 'name'>): string =>
  join(folder, 'tables', `${schema}.${of}.copy.gz`);
export const filePath = (folder: string, { key }: Pick<BackedUpFile, 'key'>): string => join(folder, 'files', key);

export const digestOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

/**
 * Reads a backup and checks every file of it against its checksum.
 * @throws BackupFault when it is not whole, or not of a format that is known here.
 */
export const readBackup = async (folder: string): Promise<Manifest> => {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => {
    throw new BackupFault(`${folder} holds no backup: it has no manifest.json.`);
  });
  const read = manifest.safeParse(jsonIn(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BackupFault(`${manifestPath(folder)} cannot be read: ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const expected = [
    ...read.data.tables.map((of) => ({ path: tablePath(folder, of), digest: of.sha256 })),
    ...read.data.files.map((of) => ({ path: filePath(folder, of), digest: of.sha256 })),
  ];
  for (const { path, digest } of expected) {
    const found = await digestOf(path).catch(() => undefined);
    if (found !== digest) {
      throw new BackupFault(`${path} is ${found ? 'damaged' : 'missing'}: use another backup.`);
    }
  }
  return read.data;
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
