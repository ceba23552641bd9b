/** What a job must have, before its words are stemmed; the service stems many at once. */
export type QueryTree =
  | { all: readonly QueryTree[] }
  | { any: readonly QueryTree[] }
  | { not: QueryTree }
  | { words: string; inOrder: boolean }
  | { sign: string };

/** Words that stand together, or anywhere; the same words are stemmed once. */
export interface Leaf {
  words: string;
  inOrder: boolean;
}

export const leafKey = ({ words, inOrder }: Leaf): string => `${inOrder ? '"' : ''}${words}`;

export const leavesOf = (tree: QueryTree): Leaf[] => {
  if ('words' in tree) {
    return [tree];
  }
  if ('not' in tree) {
    return leavesOf(tree.not);
  }
  return 'sign' in tree ? [] : ('all' in tree ? tree.all : tree.any).flatMap(leavesOf);
};

/** Stemmed leaves as text of a tsquery, by {@link leafKey}. */
type Stemmed = ReadonlyMap<string, string>;

const joined = (texts: readonly string[], sign: '&' | '|'): string =>
  texts.length > 1 ? `(${texts.join(` ${sign} `)})` : (texts[0] ?? '');

/** The tree as text of a tsquery; empty when no word of it can be searched for. */
export const textOf = (tree: QueryTree, stemmed: Stemmed): string => {
  if ('words' in tree) {
    const text = stemmed.get(leafKey(tree)) ?? '';
    return text === '' ? '' : `(${text})`;
  }
  if ('sign' in tree) {
    return `'${tree.sign}'`;
  }
  if ('not' in tree) {
    const text = textOf(tree.not, stemmed);
    return text === '' ? '' : `!${text}`;
  }
  const isAll = 'all' in tree;
  const texts = (isAll ? tree.all : tree.any).map((branch) => textOf(branch, stemmed)).filter(Boolean);
  return joined(texts, isAll ? '&' : '|');
};

const longest = (lexemes: readonly string[]): string[] =>
  lexemes.toSorted((one, other) => other.length - one.length).slice(0, 1);

/** Lexemes of which whatever matches has at least one: as few, and as long, as may be. */
export const leadsOf = (tree: QueryTree, stemmed: Stemmed): string[] => {
  if ('words' in tree) {
    return longest([...(stemmed.get(leafKey(tree)) ?? '').matchAll(/'([^']+)'/g)].map(([, lexeme = '']) => lexeme));
  }
  if ('sign' in tree) {
    return [tree.sign];
  }
  if ('not' in tree) {
    return [];
  }
  if ('any' in tree) {
    return [...new Set(tree.any.flatMap((branch) => leadsOf(branch, stemmed)))];
  }
  const choices = tree.all.map((branch) => leadsOf(branch, stemmed)).filter((leads) => leads.length > 0);
  return choices.toSorted((one, other) => one.length - other.length)[0] ?? [];
};
