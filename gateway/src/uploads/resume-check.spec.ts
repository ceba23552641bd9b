import { describe, expect, it } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import { line, pdfOf } from '@workboard/test-kit';
import { checkResume } from './resume-check.js';

const page = line('Accounts officer, Lae, 2018-2025');
const notPdf = 'Please select a PDF file for resume upload';
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

describe('resume uploads', () => {
  it.each([
    ['one page', pdfOf(page)],
    ['sixty pages', pdfOf(...Array.from({ length: 60 }, () => page))],
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
    ['ten thousand pages', pdfOf(...Array.from({ length: 10_000 }, () => '')), 413, tooLong],
  ])('refuses %s and says why', async (_, bytes, status, sentence) => {
    expect(await refusal(bytes)).toEqual([status, sentence, 'resume']);
  });
});
