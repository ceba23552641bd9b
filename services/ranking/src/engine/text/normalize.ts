import { hiddenCharacters } from './flat.js';

const foreign = /[^\t\r\n\x20-\x7E]/u;
const oddSpaces = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu;
const hidden = new RegExp(hiddenCharacters, 'gu');

/** What a web page is made of, as copying from one brings it along; any other tag stays and is looked at as what it is. */
const tag =
  /<\/?(?:(p|div|br|hr|li|ul|ol|dl|dt|dd|tr|td|th|table|tbody|thead|h[1-6]|section|article|header|footer|blockquote|pre)|a|b|i|u|s|em|strong|span|small|big|font|sub|sup|code|img|body|html)(?:\s[^<>]{0,400})?\/?>/giu;
const entity = /&(?:#(\d{2,5})|#x([\da-f]{2,4})|([a-z]{2,6}));/giu;
const named = new Map(
  'amp=& lt=< gt=> quot=" apos=\' lsquo=\' rsquo=\' ldquo=" rdquo=" ndash=- mdash=- bull=• middot=• hellip=.'
    .split(' ')
    .map((pair) => [pair.slice(0, -2), pair.slice(-1)]),
);

/**
 * A text of the same length as it reads on paper, in small letters: wide and mathematical letters as plain ones, odd spaces as spaces,
 * invisible characters and the tags of web pages gone and their room made up. Offsets into it are offsets into the raw text.
 */
export const normalize = (raw: string): string => {
  const plain = foreign.test(raw) ? withPlainLetters(raw) : raw;
  return lowerCase(/[<&]/u.test(plain) ? withoutPage(plain) : plain);
};

/** The text in small letters, and of the same length: a letter whose small form is longer stays. */
export const lowerCase = (text: string): string => {
  const small = text.toLowerCase();
  return small.length === text.length
    ? small
    : Array.from(text, (letter) =>
        letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
      ).join('');
};

const withPlainLetters = (text: string): string =>
  text.replace(oddSpaces, ' ').replace(/[^ \t\r\n]+/gu, (word) => {
    const plain = foreign.test(word) ? word.normalize('NFKC').replace(hidden, '') : word;
    return plain.length > word.length ? word : plain.padEnd(word.length, ' ');
  });

const withoutPage = (text: string): string => {
  const untagged = text.replace(tag, (whole, block?: string) => (block ? '\n' : ' ').padEnd(whole.length, ' '));
  return untagged.replace(entity, (whole, decimal?: string, hex?: string, name = '') => {
    const number = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    const letter = number > 0 && number < 0xd8_00 ? String.fromCharCode(number) : named.get(name.toLowerCase());
    return (letter ?? (name.toLowerCase() === 'nbsp' ? ' ' : whole)).padEnd(whole.length, ' ');
  });
};
