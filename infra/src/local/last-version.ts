import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServiceName } from '@workboard/local-servers';
import { root } from './root.js';
import type { SchemaFacts } from './schema-facts.js';

/**
 * What this version's code does without, or keeps already, so that the next one may change the schema: the objects as
 * `npm run migrations:check` names them, such as `column users.phone` (ADR 21). Emptied at each release.
 */
export const readyFor: Partial<Record<ServiceName, string[]>> = {};

/** The schemas that the last version's code was written for, and what it was ready for. */
export interface LastVersion {
  version: string;
  /** The commit with its code, for `npm run upgrade:check`. */
  commit: string;
  readyFor: typeof readyFor;
  schemas: Record<ServiceName, SchemaFacts>;
}

const file = join(root, 'infra/data/last-version.json');

export const readLastVersion = async (): Promise<LastVersion> =>
  JSON.parse(await readFile(file, 'utf8')) as LastVersion;

/** Notes the present schemas as those of the version that the last commit released; `npm run format` gives the file its lines. */
export const saveLastVersion = async (schemas: LastVersion['schemas']): Promise<void> => {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: root });
  await writeFile(file, JSON.stringify({ version, commit: stdout.trim(), readyFor, schemas } satisfies LastVersion));
};
