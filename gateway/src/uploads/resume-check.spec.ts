import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { describe, expect, it } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import { line, pdfBomb, pdfOf } from '@workboard/test-kit';
import { checkResume } from './resume-check.js';

const page = line('Accounts officer, Lae, 2018-2025');
const notPdf = 'Please select a PDF file for resume upload';
const tooBig = 'This PDF holds too much data when it is unpacked, please export it again and select the new file';
const tooLong = 'Resume must have 60 pages or fewer';

/** Says that it is encrypted with a password other than the empty one. */
const locked = (): Buffer => {
  const key = `<${'41'.repeat(32)}>`;
  const handler = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >> /ID [<00> <00>]`;
  return Buffer.from(pdfOf(page).toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R ${handler}`), 'latin1');
};
/** Page trees that contain themselves. */
const endless = (): Buffer =>
  Buffer.from(pdfOf(page).toString('latin1').replace('/Kids [4 0 R]', '/Kids [2 0 R]'), 'latin1');

const refusal = (bytes: Buffer): Promise<unknown> =>
  checkResume(bytes).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? [error.status, error.message, error.details?.[0]?.field] : error),
  );

/** The most PDFs that are opened at a time while something is done. Other files' tests may run programs in this process, too. */
const mostAtATime = async (work: () => Promise<unknown>): Promise<number> => {
  const open = new Set<ChildProcess>();
  let most = 0;
  const onChild = (message: unknown) => {
    const child = (message as { process: ChildProcess }).process;
    child.once('spawn', () => {
      if (child.spawnargs.some((argument) => argument.includes('parse-pdf'))) {
        open.add(child);
        most = Math.max(most, open.size);
      }
    });
    child.once('exit', () => open.delete(child));
  };
  subscribe('child_process', onChild);
  await work();
  unsubscribe('child_process', onChild);
  return most;
};

describe('resume uploads', () => {
  it.each([
    ['one page', pdfOf(page)],
    ['sixty pages', pdfOf(...Array.from({ length: 60 }, () => page))],
    ['its objects in a packed stream', pdfBomb({ megabytes: 1 })],
    ['a program in it, which nobody runs', Buffer.concat([pdfOf(page), Buffer.from('<script>alert(1)</script>')])],
  ])('takes a PDF with %s', async (_, bytes) => {
    expect(await refusal(bytes)).toBeNull();
  });

  it.each([
    ['text', Buffer.from('Dear Sir or Madam'), 415, notPdf],
    ['nothing but the first letters of a PDF', Buffer.from('%PDF-1.4\n'), 415, notPdf],
    ['half a PDF', pdfOf(page).subarray(0, 200), 415, notPdf],
    ['a picture that calls itself PDF', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(5000, 7)]), 415, notPdf],
    ['pages that contain themselves', endless(), 415, notPdf],
    ['one that asks for a password', locked(), 415, 'Please remove the password from this PDF and select it again'],
    ['61 pages', pdfOf(...Array.from({ length: 61 }, () => page)), 413, tooLong],
    ['a small file that unpacks to 200 MB', pdfBomb({ megabytes: 200 }), 413, tooBig],
    ['one that hides it by being packed twice', pdfBomb({ megabytes: 200, layers: 2 }), 415, notPdf],
    ['ten thousand pages', pdfOf(...Array.from({ length: 10_000 }, () => '')), 413, tooLong],
  ])('refuses %s and says why', async (_, bytes, status, sentence) => {
    expect(await refusal(bytes)).toEqual([status, sentence, 'resume']);
  });

  it('are opened two at a time, and refused while too many wait', async () => {
    let answers: unknown[] = [];
    const most = await mostAtATime(async () => {
      answers = await Promise.all(Array.from({ length: 40 }, () => refusal(pdfOf(page))));
    });
    const refused = answers.filter((answer) => Array.isArray(answer) && answer[0] === 503);
    expect({ most, refused: refused.length }).toEqual({ most: 2, refused: 8 });
    expect(answers.filter((answer) => answer === null)).toHaveLength(32);
  });
});
