import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError, say } from '@workboard/contracts';
import { logger } from '@workboard/service-kit';

const magic = Buffer.from('%PDF-');
const limitMs = 8000;
const memoryMb = 192;
const program = fileURLToPath(new URL('./parse-pdf.js', import.meta.url));

export type PdfVerdict = 'ok' | 'unreadable' | 'too-long';

/** Opens the file with a real PDF reader in a child process that may use little memory and time. */
const parseApart = (bytes: Buffer): Promise<PdfVerdict> =>
  new Promise((resolve) => {
    const child = fork(program, {
      execArgv: [`--max-old-space-size=${memoryMb}`, '--disallow-code-generation-from-strings'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
    let verdict: PdfVerdict = 'unreadable';
    child.once('message', (message: PdfVerdict) => {
      verdict = message;
      child.kill();
    });
    child.once('error', (error) => logger.error({ err: error }, 'PDF reader did not start'));
    child.once('exit', () => {
      clearTimeout(timer);
      resolve(verdict);
    });
    child.send(bytes, () => undefined);
  });

/** Throws 415 with the spec's sentence unless the bytes are a PDF that opens (spec §5). */
export const checkResume = async (bytes: Buffer): Promise<void> => {
  const readable = bytes.subarray(0, magic.length).equals(magic) && (await parseApart(bytes)) === 'ok';
  if (!readable) {
    throw new AppError('unsupported_media_type', {
      message: say.resumeNotPdf,
      details: [{ field: 'resume', message: say.resumeNotPdf }],
    });
  }
};
