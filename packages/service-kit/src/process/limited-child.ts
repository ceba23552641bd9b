import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { AppError } from '@workboard/contracts';
import { logger } from '../logging/logging.js';

export interface LimitedWork {
  /** File of the compiled program. It gets `input` as its first message and replies with one message. */
  program: URL;
  /** What the program gets. */
  input: Buffer;
  /** Megabytes of memory that the process may hold in all, also outside of the JavaScript heap. */
  memoryMb: number;
  /** Milliseconds of processor time until it is killed; of the clock's where the system does not tell. */
  limitMs: number;
  /** Milliseconds of the clock until we give up because the machine is too busy. */
  patienceMs?: number;
}

const watchMs = 25;
const pageBytes = 4096;
const megabyte = 1024 * 1024;
/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;
/** How much longer than its processor time a child may take on a busy machine. */
const delayMs = 30_000;

/** What a process holds in memory now, in megabytes; null where the system does not tell. */
const memoryOf = async (pid: number): Promise<number | null> => {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null);
  return statm === null ? null : (Number(statm.split(' ')[1]) * pageBytes) / megabyte;
};

/** Milliseconds of processor time that a process has used; null where the system does not tell. */
const processorTimeOf = async (pid: number): Promise<number | null> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // Fields 14 and 15; the second one, the name in brackets, may hold spaces.
  const [user, system] =
    stat
      ?.slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13) ?? [];
  return user === undefined || system === undefined ? null : (Number(user) + Number(system)) * tickMs;
};

/**
 * Parses untrusted bytes in a child process with a memory cap, a timeout, an empty environment and eval disabled. The
 * memory is watched from outside, because the heap's limit does not count buffers. Resolves to null when the child crashed
 * or went over a limit, which is the input's fault; throws `unavailable` when the machine was too busy to run it.
 */
export const runLimited = <Output>(work: LimitedWork): Promise<Output | null> => {
  const { program, input, memoryMb, limitMs, patienceMs = limitMs + delayMs } = work;
  return new Promise((resolve, reject) => {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${memoryMb}`, '--disallow-code-generation-from-strings'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const kill = () => child.kill('SIGKILL');
    let isStarved = false;
    const startedAt = performance.now();
    const timer = setTimeout(() => {
      isStarved = true;
      kill();
    }, patienceMs);
    const look = async () => {
      const pid = child.pid ?? 0;
      const [held, used] = await Promise.all([memoryOf(pid), processorTimeOf(pid)]);
      if ((held ?? 0) > memoryMb || (used ?? performance.now() - startedAt) > limitMs) {
        kill();
      }
    };
    const watch = setInterval(() => void look(), watchMs);
    let output: Output | null = null;
    child.once('message', (message: Output) => {
      output = message;
      kill();
    });
    child.once('error', (error) => {
      logger.error({ err: error, program: program.pathname }, 'limited child process failed');
      kill();
    });
    child.once('close', () => {
      clearTimeout(timer);
      clearInterval(watch);
      if (isStarved && output === null) {
        logger.error({ program: program.pathname }, 'the machine is too busy for a limited child process');
        reject(new AppError('unavailable', { retryAfter: 5 }));
      } else {
        resolve(output);
      }
    });
    child.send(input, () => undefined);
  });
};
