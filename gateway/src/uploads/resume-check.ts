import { AppError, say } from '@workboard/contracts';
import { Gate, runLimited } from '@workboard/service-kit';
import type { PdfVerdict } from './parse-pdf.js';

const magic = Buffer.from('%PDF-');
const limitMs = 8000;
const memoryMb = 192;
/** Others wait; when this many do, the next is asked to come back. */
const gate = new Gate(2, 30);
/** The compiled program: a child process cannot run the sources. */
const program = new URL('../../dist/uploads/parse-pdf.js', import.meta.url);

const refusals = {
  unreadable: ['unsupported_media_type', say.resumeNotPdf],
  locked: ['unsupported_media_type', say.resumeLocked],
  'too-big': ['payload_too_large', say.resumeTooBig],
  'too-long': ['payload_too_large', say.resumeTooLong],
} as const;

const verdictOn = async (bytes: Buffer): Promise<PdfVerdict> => {
  if (!bytes.subarray(0, magic.length).equals(magic)) {
    return 'unreadable';
  }
  const work = { program, input: bytes, memoryMb, limitMs };
  return (await gate.pass(() => runLimited<PdfVerdict>(work))) ?? 'unreadable';
};

/**
 * Throws unless the bytes are a PDF that a person can open: 415 with the spec's sentence for what is no PDF (spec §5), 415
 * for one that asks for a password, 413 for one of too many pages or that unpacks to too much; 503 while too many wait.
 */
export const checkResume = async (bytes: Buffer): Promise<void> => {
  const verdict = await verdictOn(bytes);
  if (verdict === 'ok') {
    return;
  }
  const [code, message] = refusals[verdict];
  throw new AppError(code, { message, details: [{ field: 'resume', message }] });
};
