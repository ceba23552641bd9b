import { hiddenCharacters } from './flat.js';

const foreign = /[^\t\r\n\x20-\x7E]/u;
const oddSpaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu;
const hidden = new RegExp(hiddenCharacters, 'gu');

/**
 * A text of the same length as it reads on paper: wide and mathematical letters as plain ones, odd spaces as spaces,
 * invisible characters gone and their room made up behind the word. Offsets into it are offsets into the raw text.
 */
export function level(raw: string): string {
  if (!foreign.test(raw)) {
    return raw;
  }
  return raw.replace(oddSpaces, ' ').replace(/[^ \t\r\n]+/gu, (word) => {
    const plain = foreign.test(word) ? word.normalize('NFKC').replace(hidden, '') : word;
    return plain.length > word.length ? word : plain.padEnd(word.length, ' ');
  });
}
