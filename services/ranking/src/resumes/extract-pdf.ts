import type { RankFlag } from '@workboard/contracts';
import { runLimited } from '@workboard/service-kit';

export interface ExtractedText {
  text: string;
  /** `no-text` for scans and files that cannot be read, `hidden-text` for text nobody sees on the page. */
  flags: Extract<RankFlag, 'no-text' | 'hidden-text'>[];
  pages: number;
}

const defaultLimitMs = 15_000;
const memoryMb = 256;
/** The compiled program: a child process cannot run the sources. */
const program = new URL('../../dist/resumes/pdf-reader.js', import.meta.url);
const unreadable: ExtractedText = { text: '', flags: ['no-text'], pages: 0 };

/**
 * Reads the text of a PDF in a child process with little memory, `limitMs` milliseconds and nothing of our environment;
 * a file that breaks it counts as unreadable.
 */
export const extractPdf = async (bytes: Buffer, { limitMs = defaultLimitMs } = {}): Promise<ExtractedText> =>
  (await runLimited<ExtractedText>({ program, input: bytes, memoryMb, limitMs })) ?? unreadable;
