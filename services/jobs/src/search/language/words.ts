/** Lower case without accents, letters and digits alone: what `search_text` makes of a text in the database. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('c++', 'cplusplus')
    .replaceAll('c#', 'csharp')
    .replaceAll(/['’‘`]/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

export const wordsOf = (text: string): string[] => plainText(text).split(' ').filter(Boolean);

/** The words of a text that is plain already. */
export const wordsOfText = (plain: string): string[] => plain.split(' ').filter(Boolean);
