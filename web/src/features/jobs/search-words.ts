import { literally } from '../../lib/text/pattern.js';

/** A search without some of its words, which stand there in any case and with any signs between them. */
export const withoutWords = (search: string, words: string): string => {
  const pattern = words
    .split(' ')
    .map(literally)
    .join(String.raw`[^\p{Letter}\p{Number}]+`);
  return search
    .replace(new RegExp(String.raw`(?<![\p{Letter}\p{Number}])${pattern}(?![\p{Letter}\p{Number}])`, 'iu'), ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(' and ');

/** What was left out of a search, in a sentence that ends where the jobs begin. */
export const relatedSentence = ({ without, total }: { without: readonly string[]; total: number }): string => {
  if (without.length === 0) {
    return total === 0 ? 'No jobs match. Similar work:' : 'Similar work:';
  }
  return total === 0 ? `No jobs match all words. Without ${quoted(without)}:` : `More jobs without ${quoted(without)}:`;
};
