import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface ExtractedText {
  text: string;
  /** `no-text` for scans and files that cannot be read, `hidden-text` for text nobody sees on the page. */
  flags: string[];
  pages: number;
}

const limitMs = 15_000;
const memoryMb = 256;
const program = fileURLToPath(new URL('./pdf-reader.js', import.meta.url));
const unreadable: ExtractedText = { text: '', flags: ['no-text'], pages: 0 };

/** Reads the text of a PDF in a child process with little memory and time; a file that breaks it counts as unreadable. */
export const extractPdf = (bytes: Buffer): Promise<ExtractedText> =>
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
      child.kill();
    });
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(result);
    });
    child.send(bytes, () => undefined);
  });
