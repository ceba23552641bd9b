/** Characters that nobody sees: soft hyphens, zero-width and direction marks. */
export const hiddenCharacters = '[\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]';
const hidden = new RegExp(hiddenCharacters, 'gu');

const foreign = /[^\t\r\n\x20-\x7E]/u;
const wideSpace = /\s{2,}|[\t\r\n]/gu;

/**
 * A text as patterns should see it: NFKC, no hidden characters, one kind of dash and apostrophe, single spaces, small
 * letters (patterns that look for either case are ten times slower).
 */
export const flatten = (text: string): string =>
  (foreign.test(text) ? withPlainSigns(text) : text).replace(wideSpace, ' ').trim().toLowerCase();

const withPlainSigns = (text: string): string => {
  return text
    .normalize('NFKC')
    .replace(hidden, '')
    .replace(/[‐-―−]/gu, '-')
    .replace(/[‘’]/gu, "'")
    .replace(/\s/gu, ' ');
};
