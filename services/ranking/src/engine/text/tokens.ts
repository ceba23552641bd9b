import stemWord from 'wink-porter2-stemmer';

/** One word of a text: its stem for comparing and where it stands in the raw text (UTF-16 offsets). */
export interface Token {
  stem: string;
  start: number;
  end: number;
}

const hidden = '\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff';
const wordPattern = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])\\.(?=[nN][eE][tT](?![\\p{L}\\p{N}])))?[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}${hidden}]|['’](?=\\p{L}))*(?:\\+\\+|#)?`,
  'gu',
);
const hiddenPattern = new RegExp(`[${hidden}]`, 'gu');
/** People named by their work, and the work: "teacher" and "teaching" are one word to a ranking. */
const trades = new Map(
  (
    'teacher/teaching driver/driving cleaner/cleaning welder/welding painter/painting plumber/plumbing scientist/science ' +
    'pharmacist/pharmacy statistician/statistics carpenter/carpentry baker/baking farmer/farming miner/mining lecturer/lecture ' +
    'recruiter/recruit recruitment/recruit surveyor/survey photographer/photography librarian/library chemist/chemistry ' +
    'geologist/geology physiotherapist/physiotherapy counsellor/counselling counselor/counselling tutor/tutoring ' +
    'waitress/waiter rigger/rigging bookkeeper/bookkeeping housekeeper/housekeeping hairdresser/hairdressing gardener/gardening'
  )
    .split(' ')
    .map((pair) => pair.split('/').map((word) => stemWord(word)) as [string, string]),
);
const stems = new Map<string, string>();
const cacheLimit = 50_000;

/**
 * Splits raw text into stemmed words. Comparison forms are NFKC, without zero-width characters and in
 * one spelling (licence/license, organise/organize), so formatting cannot change what a text is worth.
 */
export const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const stem = stemOf(match[0]);
    if (stem) {
      tokens.push({ stem, start: match.index, end: match.index + match[0].length });
    }
  }
  return tokens;
};

/** The comparison form of one word as it stands in a text; empty when nothing readable is left. */
export const stemOf = (word: string): string => {
  const known = stems.get(word);
  if (known !== undefined) {
    return known;
  }
  const stem = stemPlain(plainWord(word));
  if (stems.size >= cacheLimit) {
    stems.clear();
  }
  stems.set(word, stem);
  return stem;
};

const plainWord = (word: string): string => {
  return word
    .normalize('NFKC')
    .replace(hiddenPattern, '')
    .toLowerCase()
    .replace(/['’]s?$/u, '')
    .replace(/['’]/gu, '');
};

const stemPlain = (word: string): string => {
  if (word === '' || word.length > 60) {
    return '';
  }
  if (!/^[a-z]+$/u.test(word)) {
    return word;
  }
  const stem = stemWord(oneSpelling(word));
  return trades.get(stem) ?? stem;
};

const oneSpelling = (word: string): string => {
  return word
    .replace(/^(?!practis)(\w{3,})is(e|ed|es|er|ers|ing|ation|ations)$/u, '$1iz$2')
    .replace(/^licen[cs]/u, 'licens')
    .replace(/^programme(s?)$/u, 'program$1')
    .replace(/^practis/u, 'practic')
    .replace(/^(labo|colo|behavio|hono|harbo|neighbo|favo|flavo|vapo|tumo|armo|odo|humo|rumo|endeavo)ur/u, '$1r')
    .replace(/^(cent|theat|fib|lit|(?:kilo|centi|milli)?met)re(s?)$/u, '$1er$2')
    .replace(/^(p|orthop)aed/u, '$1ed')
    .replace(/^anaesth/u, 'anesth')
    .replace(/^gynae/u, 'gyne')
    .replace(/^(leuk|septic|an)aemi/u, '$1emi')
    .replace(/^haem/u, 'hem')
    .replace(/^foet/u, 'fet')
    .replace(/^diarrhoe/u, 'diarrhe')
    .replace(/^tyre/u, 'tire')
    .replace(/^alumini/u, 'alumin')
    .replace(/^mould/u, 'mold')
    .replace(/^plough/u, 'plow')
    .replace(/^kerb/u, 'curb')
    .replace(/^jewellery/u, 'jewelry')
    .replace(/^jeweller/u, 'jeweler')
    .replace(/^sulph/u, 'sulf')
    .replace(/^(def|off)ence/u, '$1ense')
    .replace(/^(fu|refu)ell(ed|ing|er)/u, '$1el$2')
    .replace(/^draught/u, 'draft')
    .replace(/^manoeuv/u, 'maneuv')
    .replace(/^carburett/u, 'carburet')
    .replace(/^(cata|dia)logu/u, '$1log');
};
