import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { RankFlag } from '@workboard/contracts';

export interface ExtractedText {
  text: string;
  /** `no-text` for scans and files that cannot be read, `hidden-text` for text nobody sees on the page. */
  flags: Extract<RankFlag, 'no-text' | 'hidden-text'>[];
  pages: number;
}

const defaultLimitMs = 15_000;
const memoryMb = 256;
/** The compiled program: a child process cannot run the sources. */
const program = fileURLToPath(new URL('../../dist/resumes/pdf-reader.js', import.meta.url));
const unreadable: ExtractedText = { text: '', flags: ['no-text'], pages: 0 };

/**
 * Reads the text of a PDF in a child process with little memory, `limitMs` milliseconds and nothing of our environment;
 * a file that breaks it counts as unreadable.
 */
export const extractPdf = (bytes: Buffer, { limitMs = defaultLimitMs } = {}): Promise<ExtractedText> =>
  new Promise((resolve) => {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${memoryMb}`, '--disallow-code-generation-from-strings'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    let result = unreadable;
    child.once('message', (message: ExtractedText) => {
      result = message;
      child.kill('SIGKILL');
    });
    child.once('error', () => child.kill('SIGKILL'));
    child.once('close', () => {
      clearTimeout(timer);
      resolve(result);
    });
    child.send(bytes, () => undefined);
  });
