import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RedisProgram } from './redis.js';

/** Where Redis keeps its append-only file, and where one that it cannot read is put. */
const kept = 'appendonlydir';
const broken = 'broken';

type Program = Pick<RedisProgram, 'command' | 'env'>;

/**
 * Whether Redis' own check finds the file whole; it is the same program under another name. A last command that was cut off
 * counts as broken here; Redis itself reads on.
 */
const isWhole = async ({ command, env }: Program, manifest: string): Promise<boolean> => {
  const argv0 = command.endsWith('valkey-server') ? 'valkey-check-aof' : 'redis-check-aof';
  const check = spawn(command, [manifest], { argv0, env, stdio: 'ignore' });
  const [code] = (await once(check, 'exit')) as [number | null];
  return code === 0;
};

/**
 * Puts an append-only file aside that Redis cannot read, as a full disk or a lost power supply may leave one (ADR 54); Redis
 * begins empty then, which is right here, as it holds the only copy of nothing. Asked once Redis has refused to start.
 *
 * @param folder Redis' data; the file is `broken/` in it afterwards, in place of an earlier one
 * @returns whether there was such a file
 */
export const putBrokenFileAside = async (program: Program, folder: string): Promise<boolean> => {
  const manifest = join(folder, kept, 'appendonly.aof.manifest');
  if (!existsSync(manifest) || (await isWhole(program, manifest))) {
    return false;
  }
  await rm(join(folder, broken), { recursive: true, force: true });
  await rename(join(folder, kept), join(folder, broken));
  return true;
};

/** What Redis 7 may leave when its disk was full for one write after a rewrite: a hole as long as that write, then commands. */
export const hole = `${'\0'.repeat(460)}*1\r\n$4\r\nPING\r\n`;

/** Adds to the append-only file of a Redis that does not run, for tests and runs of faults. */
export const addToFile = async (folder: string, text: string): Promise<void> => {
  const file = (await readdir(join(folder, kept))).find((name) => name.endsWith('.incr.aof'));
  if (file === undefined) {
    throw new Error(`Redis has no append-only file in ${folder}`);
  }
  await appendFile(join(folder, kept, file), text);
};
