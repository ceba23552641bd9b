import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { logger } from './logging.js';

export interface LimitedWork {
  /** File of the compiled program. It gets `input` as its first message and answers with one message. */
  program: URL;
  /** What the program gets. */
  input: Buffer;
  /** Megabytes of memory that the process may hold in all, also outside of the JavaScript heap. */
  memoryMb: number;
  /** Milliseconds until it is killed. */
  limitMs: number;
}

const watchMs = 25;
const pageBytes = 4096;
const megabyte = 1024 * 1024;

/** What a process holds in memory now, in megabytes; null where the system does not tell. */
const memoryOf = async (pid: number): Promise<number | null> => {
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => null);
  return statm === null ? null : (Number(statm.split(' ')[1]) * pageBytes) / megabyte;
};

/**
 * Has foreign bytes read by a child process with little memory, little time, nothing of our environment and
 * no code made from text. Its memory is watched from outside, because the heap's own limit does not count buffers. Answers
 * null when the child broke, took too much memory or was too slow: the input is then to blame.
 */
export const runLimited = <Output>({ program, input, memoryMb, limitMs }: LimitedWork): Promise<Output | null> =>
  new Promise((resolve) => {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${memoryMb}`, '--disallow-code-generation-from-strings'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const kill = () => child.kill('SIGKILL');
    const timer = setTimeout(kill, limitMs);
    const look = async () => {
      const held = await memoryOf(child.pid ?? 0);
      if (held !== null && held > memoryMb) {
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
      resolve(output);
    });
    child.send(input, () => undefined);
  });
