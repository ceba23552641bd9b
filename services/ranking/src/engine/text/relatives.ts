import { type Token } from './tokens.js';

/** A sentence as the rules read it. */
export interface Sentence {
  text: string;
  tokens: Token[];
  words: string[];
}

/** Words that join two clauses or open another one. */
export const joiners = new Set(['and', 'n', '&']);
export const subordinators = new Set([
  'while',
  'where',
  'when',
  'once',
  'after',
  'before',
  'that',
  'who',
  'which',
  'whose',
  'so',
]);
const relatives = new Set(
  (
    'brother sister father mother uncle aunt auntie aunty cousin husband wife son daughter nephew niece grandfather grandmother dad mum ' +
    'parents brothers sisters uncles cousins sons daughters friend friends neighbour neighbours wantok wantoks inlaw inlaws grandparents boyfriend girlfriend fiance ' +
    'fathers mothers husbands wives aunts aunties nephews nieces dads mums stepfather stepmother stepbrother stepsister hubby missus ' +
    'partner spouse tambu kandere sibling siblings family mum mummy daddy bro sis grandma grandpa'
  ).split(' '),
);
const relativeQualifiers = new Set('first second big small elder older younger eldest youngest late little'.split(' '));
const quantifiers = new Set(['both', 'all', 'even', 'only', 'late']);
const possessives = new Set(['my', 'his', 'her', 'our', 'their']);
/** What is somebody's own. What a relative has otherwise ("my father's shop") may be where the applicant worked. */
const occupations = new Set(
  'trade trades job jobs work profession occupation career calling field skill skills living role position'.split(' '),
);
const linking = new Set(['is', 'are', 'was', 'were']);
const engaged = new Set(
  'employed employs employ hired hires hire gave gives give engaged took takes put puts made makes promoted appointed asked left paid pays handed sent'.split(
    ' ',
  ),
);

/**
 * Whether a clause about a relative or friend begins here ("My brother drives trucks"). "My brother
 * and I drove" and "I drove for my uncle" tell of the applicant.
 */
export const isRelativesDeed = ({ text, tokens, words }: Sentence, at: number): boolean => {
  // "My brother", "my elder brother", "my in-law".
  const isInLaw = words[at + 1] === 'in' && /^laws?$/u.test(words[at + 2] ?? '');
  const noun = relatives.has(words[at + 1] ?? '') ? at + 1 : at + 2;
  if (!possessives.has(words[at] ?? '') || !(isInLaw || relatives.has(words[noun] ?? ''))) {
    return isRelativeWithoutPossessive(words, at);
  }
  const rest = words.slice(noun + 1);
  if (engagesApplicant(rest) || (isPossessive({ text, tokens }, noun) && !isOccupation(rest, true))) {
    return false;
  }
  const gap = text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0);
  const before = words[at - 1] ?? '';
  const opensClause =
    at === 0 ||
    /[.,;:!?\n]/u.test(gap) ||
    joiners.has(before) ||
    subordinators.has(before) ||
    before === 'because' ||
    quantifiers.has(before);
  return (
    opensClause && rest.length > 0 && !(joiners.has(rest[0] ?? '') && ['i', 'me', 'myself'].includes(rest[1] ?? ''))
  );
};

/** Whether the words before `at` are said to be the trade of a relative: "Welding is my brother's trade". */
export const isRelativesOwn = ({ words }: Pick<Sentence, 'words'>, at: number): boolean => {
  const noun = relatives.has(words[at + 1] ?? '') ? at + 1 : at + 2;
  return (
    possessives.has(words[at] ?? '') &&
    linking.has(words[at - 1] ?? '') &&
    isRelative(words[noun]) &&
    isOccupation(words.slice(noun + 1), false)
  );
};

const isRelative = (word = ''): boolean => relatives.has(word);

const isPossessive = ({ text, tokens }: Omit<Sentence, 'words'>, at: number): boolean =>
  /['’](?:s$|$)|s['’]/u.test(text.slice(tokens[at]?.start, (tokens[at]?.end ?? 0) + 1).trimEnd());

/** "... trade", "... second job is": what a relative does; at the beginning of a clause whatever of theirs does something, too. */
const isOccupation = ([next = '', second = '']: string[], mayDo: boolean): boolean =>
  occupations.has(next) ||
  occupations.has(second) ||
  (mayDo && /^(?:is|are|was|were|has|had|have|does|did|makes|sells|builds|\w{3,}[^s]s|\w{3,}ed)$/u.test(second));

/** "My brother hired me as a rigger": that is the applicant's own work. */
const engagesApplicant = (rest: string[]): boolean =>
  rest.slice(0, 4).some((word, at) => engaged.has(word) && ['me', 'us'].includes(rest[at + 1] ?? ''));

/**
 * "Aunty braids hair", "first cousin is an operator", at the beginning of a sentence. "Sister in charge, ward 3" and "Brother
 * and I drove" are the applicant.
 */
const isRelativeWithoutPossessive = (words: string[], at: number): boolean => {
  const noun = relatives.has(words[0] ?? '') ? 0 : 1;
  const isCalled = noun === 0 || relativeQualifiers.has(words[0] ?? '');
  const next = words[noun + 1] ?? '';
  return (
    at === 0 &&
    isCalled &&
    relatives.has(words[noun] ?? '') &&
    /^(?:i|is|was|has|had|can|does|did|blo|bilong|\w+[^s]s|\w{3,}ed)$/u.test(next)
  );
};
