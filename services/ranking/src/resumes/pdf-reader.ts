import { openPdf } from '@workboard/service-kit/pdf';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ExtractedText } from './extract-pdf.js';
import { type Piece, textOfPage } from './page-text.js';
import { paintingOf } from './painted-text.js';

const maxPages = 30;
const maxLength = 200_000;

const isPiece = (item: object): item is Piece => 'str' in item;

/** Child process: the text that a person sees, page by page, and whether there is text that they do not see. */
const read = async (bytes: Uint8Array): Promise<ExtractedText> => {
  const document = await openPdf(bytes);
  let text = '';
  let hasHidden = false;
  const pages = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= pages && text.length < maxLength; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const [content, instructions] = await Promise.all([
      page.getTextContent({ disableNormalization: true }),
      page.getOperatorList(),
    ]);
    const painting = paintingOf(instructions, OPS);
    const pieces = content.items.filter((item) => isPiece(item));
    const read = textOfPage({ pieces, painting, view: { left, bottom, right, top } });
    text += read.text;
    hasHidden ||= read.hasHidden;
    page.cleanup();
  }
  const flags: ExtractedText['flags'] = [];
  if (text.trim() === '') {
    flags.push('no-text');
  }
  if (hasHidden) {
    flags.push('hidden-text');
  }
  return { text: text.normalize('NFKC').slice(0, maxLength), flags, pages: document.numPages };
};

process.once('message', (bytes: Uint8Array) => {
  void read(bytes)
    .catch((): ExtractedText => ({ text: '', flags: ['no-text'], pages: 0 }))
    .then((result) => process.send?.(result));
});
