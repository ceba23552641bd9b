import { plainText } from '../language/words.js';

const longest = 60;
const mostWords = 6;

/**
 * What is noted of a search that found nothing: its plain words. Undefined for what may be an address, a number of a phone
 * or an account, or a letter pasted into the search.
 */
export const lostWords = (search: string): string | undefined => {
  const words = plainText(search);
  const mayTellOfSomebody = /@|\d{4}|https?:|www\./i.test(search) || /\d{4}/.test(words.replaceAll(' ', ''));
  return words.length < 3 || words.length > longest || words.split(' ').length > mostWords || mayTellOfSomebody
    ? undefined
    : words;
};
