const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
/** Letters that are spaced out so that nobody finds the word: `f e e`. */
const spacedOut = /(?<![\p{L}\p{N}])(?:\p{L}[ ._-]){2,}\p{L}(?![\p{L}\p{N}])/gu;

/** A text as rules compare it: in lower case, without accents, invisible letters and tricks of spacing. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(invisible, '')
    .replaceAll(/[‘’`]/g, "'")
    .replaceAll(spacedOut, (word) => word.replaceAll(/[ ._-]/g, ''))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The sentences of a text as they were written; lines are sentences too. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?;])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
