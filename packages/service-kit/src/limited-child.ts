import { fork } from 'node:child_process';
import { logger } from './logging.js';

export interface LimitedWork {
  /** File of the compiled program. It gets `input` as its first message and answers with one message. */
  program: URL;
  /** What the program gets. */
  input: Buffer;
  /** Megabytes of JavaScript heap. */
  memoryMb: number;
  /** Milliseconds until it is killed. */
  limitMs: number;
}

/**
 * Has foreign bytes read by a child process with little memory, little time, nothing of our environment and no code made
 * from text. Answers null when the child broke, ran out of memory or was too slow: the input is then to blame.
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
      resolve(output);
    });
    child.send(input, () => undefined);
  });
