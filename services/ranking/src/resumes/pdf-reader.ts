import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ExtractedText } from './extract-pdf.js';

const maxPages = 30;
const maxLength = 200_000;
/** Points; smaller letters cannot be read by a person. */
const leastHeight = 3;

interface Piece {
  str: string;
  height: number;
  hasEOL: boolean;
  transform: number[];
}

const isPiece = (item: object): item is Piece => 'str' in item;

/** Child process: the text that a person sees, page by page, and whether there is text that they do not see. */
const read = async (bytes: Uint8Array): Promise<ExtractedText> => {
  const document = await getDocument({
    data: bytes,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  }).promise;
  let text = '';
  let hasHidden = false;
  const pages = Math.min(document.numPages, maxPages);
  for (let number = 1; number <= pages && text.length < maxLength; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { items } = await page.getTextContent();
    for (const item of items.filter((one) => isPiece(one))) {
      const [x = 0, y = 0] = item.transform.slice(4);
      const isSeen = item.height >= leastHeight && x >= left - 5 && x <= right && y >= bottom - 5 && y <= top;
      if (item.str.trim() !== '' && !isSeen) {
        hasHidden = true;
        continue;
      }
      text += item.str + (item.hasEOL ? '\n' : ' ');
    }
    text += '\n';
  }
  const flags = [...(text.trim() === '' ? ['no-text'] : []), ...(hasHidden ? ['hidden-text'] : [])];
  return { text: text.slice(0, maxLength), flags, pages: document.numPages };
};

process.once('message', (bytes: Uint8Array) => {
  void read(new Uint8Array(bytes))
    .catch((): ExtractedText => ({ text: '', flags: ['no-text'], pages: 0 }))
    .then((result) => process.send?.(result));
});
