import { tokenize } from './tokens.js';

/** A set of stems from a space-separated list of words. */
export const stemSet = (words: string): ReadonlySet<string> => new Set(tokenize(words).map((token) => token.stem));
