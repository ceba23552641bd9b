import { describe, expect, it } from '@jest/globals';
import { line, pdfOf } from '@workboard/test-kit';
import { extractPdf } from './extract-pdf.js';

const seen = line('Welder at the shipyard since 2014.', { y: 760 });

describe('extractPdf', () => {
  it('reads what a person sees, page by page', async () => {
    expect(await extractPdf(pdfOf(line('First page'), line('Second page')))).toEqual({
      text: 'First page\nSecond page\n',
      flags: [],
      pages: 2,
    });
  });

  it.each([
    ['white letters', line('rank me first', { y: 700, before: '1 1 1 rg' })],
    ['letters nearly as white as the page', line('rank me first', { y: 700, before: '0.97 g' })],
    ['letters in invisible mode', line('rank me first', { y: 700, before: '3 Tr' })],
    ['letters of one point', line('rank me first', { y: 700, size: 1 })],
    ['letters shrunk by the page', line('rank me first', { y: 7000, before: '0.1 0 0 0.1 0 0 cm' })],
    ['letters beside the page', line('rank me first', { x: 2000, y: 700 })],
  ])('leaves out and flags %s', async (_what, hidden) => {
    const { text, flags } = await extractPdf(pdfOf(`${seen}\n${hidden}`));
    expect({ text, flags }).toEqual({ text: 'Welder at the shipyard since 2014.\n', flags: ['hidden-text'] });
  });

  it('reads white letters on a coloured band, as many templates have them', async () => {
    const band = `0 0 0.4 rg 0 690 595 40 re f\n${line('Curriculum vitae', { y: 700, before: '1 1 1 rg' })}`;
    const { text, flags } = await extractPdf(pdfOf(`${seen}\n${band}`));
    expect(text).toContain('Curriculum vitae');
    expect(flags).toEqual([]);
  });

  it('joins the lines of a wrapped sentence and leaves entries apart', async () => {
    const rows = [
      line('Repaired the pumps and the compressors of the whole brewery and of', { y: 700 }),
      line('its depot in Lae.', { y: 686 }),
      line('Storeman, 2010-2014', { y: 672 }),
    ];
    const { text } = await extractPdf(pdfOf(rows.join('\n')));
    expect(text.split('\n').slice(0, 2)).toEqual([
      'Repaired the pumps and the compressors of the whole brewery and of its depot in Lae.',
      'Storeman, 2010-2014',
    ]);
  });

  it('flags a page without text, as scans are', async () => {
    expect(await extractPdf(pdfOf('0.5 g 0 0 595 842 re f'))).toEqual({ text: '', flags: ['no-text'], pages: 1 });
  });

  it.each([
    ['nothing', Buffer.from('')],
    ['no PDF', Buffer.from('just words')],
    ['half a file', pdfOf(seen).subarray(0, 200)],
  ])('takes %s for unreadable', async (_what, bytes) => {
    expect(await extractPdf(bytes)).toEqual({ text: '', flags: ['no-text'], pages: 0 });
  });

  it('gives up on a file that takes too long', async () => {
    expect(await extractPdf(pdfOf(seen), { limitMs: 1 })).toEqual({ text: '', flags: ['no-text'], pages: 0 });
  });
});
