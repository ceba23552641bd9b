import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from './is-alive.js';

/** Whether a server could listen on this port of 127.0.0.1 now. */
export const portIsFree = (port: number): Promise<boolean> => {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
};

/** Whether somebody listens there. Unlike {@link portIsFree} it never holds the port, so a server may start meanwhile. */
export const portAnswers = (port: number): Promise<boolean> => {
  return new Promise((resolve) => {
    const probe = connect({ port, host: '127.0.0.1' }, () => probe.destroy());
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
};

// Below the ports that systems give to outgoing connections, which could take one between choosing and listening.
const lowest = 10_000;
const highest = 32_000;

const claims = join(tmpdir(), 'workboard-ports');
const held = new Set<string>();
const claimOf = (port: number): string => join(claims, String(port));

/**
 * Keeps another start on this machine from choosing the same port before somebody listens there. The claim is a file with
 * our process id; it ends with this process. Returns whether the port is ours.
 */
const claimPort = (port: number): boolean => {
  const file = claimOf(port);
  try {
    mkdirSync(claims, { recursive: true });
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    if (held.size === 0) {
      process.once('exit', () => held.forEach((claim) => rmSync(claim, { force: true })));
    }
    held.add(file);
    return true;
  } catch (error) {
    // A folder of somebody else's account cannot be used; then only the check for listeners is left.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      return true;
    }
  }
  const holder = holderOf(file);
  if (holder === process.pid) {
    return true;
  }
  if (holder !== undefined && isAlive(holder)) {
    return false;
  }
  rmSync(file, { force: true });
  return claimPort(port);
};

const holderOf = (file: string): number | undefined => {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
};

/**
 * `preferred` when it can be had, else any free one that we did not choose before: who was given that may not listen yet.
 * Other starts on this machine do not get it while we run.
 */
export const freePort = async (preferred?: number): Promise<number> => {
  if (preferred !== undefined && (await portIsFree(preferred)) && claimPort(preferred)) {
    return preferred;
  }
  const port = randomInt(lowest, highest);
  const isFree = (await portIsFree(port)) && !held.has(claimOf(port)) && claimPort(port);
  return isFree ? port : freePort();
};
