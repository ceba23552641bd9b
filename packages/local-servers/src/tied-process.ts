import { spawn } from 'node:child_process';
import { mkdirSync, openSync, closeSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { KeeperTask } from './keeper.js';

// These two run as programs, so they are taken from the build even when this file runs from its source.
const built = (file: string) => new URL(`../dist/${file}`, import.meta.url);

/** How to start a process that never outlives the one that started it. */
export interface TiedOptions {
  /** What to hand to Node: the script and its arguments. */
  args: string[];
  /** Its whole environment. */
  env: NodeJS.ProcessEnv;
  /** File that gets its output, appended; without one, its error output is shown and the rest dropped. */
  log?: string;
  nodeOptions?: string[];
}

/** A running process that ends with us. */
export interface TiedProcess {
  readonly pid: number;
  readonly log: string | undefined;
  /** Settles when the process is gone. */
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  readonly running: boolean;
  /** Asks it to end, forces it (and whatever it started) after `timeout` milliseconds. @returns whether it was forced. */
  stop(timeout?: number): Promise<boolean>;
  /** SIGKILL to the process and everything it started. */
  kill(): void;
}

/**
 * Starts a Node script in a process group of its own (Ctrl-C in the terminal reaches only us, so we stop things in
 * order) and tied to us: it ends by itself when we are gone, however that came.
 */
export const startTied = ({ args, env, log, nodeOptions = [] }: TiedOptions): TiedProcess => {
  const file = log === undefined ? undefined : openLog(log);
  const child = spawn(process.execPath, ['--import', built('tie.js').href, ...nodeOptions, ...args], {
    env: { ...env, WORKBOARD_STARTER: String(process.pid) },
    detached: true,
    stdio: ['ignore', file ?? 'ignore', file ?? 'inherit', 'ipc'],
  });
  if (file !== undefined) {
    closeSync(file);
  }

  let running = true;
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('error', () => resolve({ code: 1, signal: null }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  }).finally(() => {
    running = false;
  });
  const kill = () => signalGroup(child.pid, 'SIGKILL');
  return {
    pid: child.pid ?? 0,
    log,
    exited,
    get running() {
      return running;
    },
    kill,
    async stop(timeout = 8000) {
      if (running) {
        child.kill('SIGTERM');
      }
      let forced = false;
      const force = setTimeout(() => {
        forced = true;
        kill();
      }, timeout);
      await exited;
      clearTimeout(force);
      kill();
      return forced;
    },
  };
};

/** Starts a program that is not ours under a keeper; see {@link startTied}. */
export const startProgram = (task: KeeperTask, options: Pick<TiedOptions, 'env' | 'log'>): TiedProcess => {
  return startTied({
    ...options,
    args: [fileURLToPath(built('keeper.js')), JSON.stringify(task)],
    nodeOptions: ['--max-old-space-size=32'],
  });
};

const openLog = (log: string): number => {
  mkdirSync(dirname(log), { recursive: true });
  return openSync(log, 'a');
};

/** The last lines of a log, for a sentence about why something did not start. */
export const lastLines = (log: string | undefined, count = 5): string => {
  if (log === undefined) {
    return '';
  }
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
};

const signalGroup = (pid: number | undefined, signal: NodeJS.Signals): void => {
  if (pid === undefined) {
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // ESRCH: the whole group is gone, which is what we want.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw error;
    }
  }
};
