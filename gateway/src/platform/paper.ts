import type PDFDocument from 'pdfkit';

/** In points, 72 to the inch. */
export const margin = 56;
export const ink = '#1C1F1D';
export const green = '#0E5A4F';
export const grey = '#5B655F';

/** The letters that a PDF's own fonts have (WinAnsi); others lose their accents or are left out, such as emoji. */
const unwritable = /[^\n\x20-\x7e\u00a0-\u00ff–—‘’“”•…€]/g;
/** A text in the letters that a PDF's own fonts have. */
export const writable = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(unwritable, (letter) => letter.normalize('NFKD').replace(unwritable, ''));

export type Paper = InstanceType<typeof PDFDocument>;

/** An empty A4 document with real text; `done` is its bytes once `paper.end()` was called. */
export const newPaper = async ({
  title,
  author = 'PNG Workboard',
}: {
  title: string;
  author?: string;
}): Promise<{ paper: Paper; done: Promise<Buffer> }> => {
  const { default: Document } = await import('pdfkit');
  const info = { Title: writable(title), Author: writable(author) };
  const paper = new Document({ size: 'A4', margin, bufferPages: true, info });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk));
    paper.on('end', () => resolve(Buffer.concat(chunks)));
    paper.on('error', reject);
  });
  return { paper, done };
};

/** A heading and what stands below it; begins a page rather than leaving the heading alone at the foot of one. */
export const writeSection = (paper: Paper, title: string, text: string): void => {
  if (text.trim() === '') {
    return;
  }
  if (paper.y > paper.page.height - 2 * margin - 30) {
    paper.addPage();
  }
  paper.moveDown(0.9).font('Helvetica-Bold').fontSize(11.5).fillColor(green).text(title, margin);
  paper.moveDown(0.25).font('Helvetica').fontSize(10).fillColor(ink);
  paper.text(writable(text).trim(), { lineGap: 2 });
};

/** Numbers the pages at their foot, with a line that says what the paper is. */
export const numberPages = (paper: Paper, about: string): void => {
  const { count } = paper.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    paper.switchToPage(index);
    const { bottom } = paper.page.margins;
    // Text below the margin would begin a page of its own.
    paper.page.margins.bottom = 0;
    paper.font('Helvetica').fontSize(8).fillColor(grey);
    paper.text(writable(`${about}  |  ${index + 1} of ${count}`), margin, paper.page.height - 34, {
      width: paper.page.width - 2 * margin,
      align: 'center',
      lineBreak: false,
    });
    paper.page.margins.bottom = bottom;
  }
};
