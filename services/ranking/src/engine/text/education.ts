const levels: [RegExp, number][] = [
  [/\b(?:ph\.?\s?d|doctorate|doctoral)\b/u, 7],
  [
    /\b(?:master['’]?s?(?= of| in| degree|$|[,.])|m\.?sc|mba|m\.ed|ll\.?m|postgraduate|post graduate|post-graduate)\b/u,
    6,
  ],
  [
    /\b(?:bachelor['’]?s?|b\.?sc|b\.a|b\.e|b\.?tech|b\.?eng|b\.ed|b\.?com|bba|bbm|bsn|ll\.?b|degree|graduate of|juris doctor)\b/u,
    5,
  ],
  [/\b(?:diploma|dip\.?|associate['’]?s? degree)\b/u, 4],
  [
    /\b(?:trade certificate|(?:certificate|cert|nt?c|nattb|trade test)(?: level)? ?(?:ii|iii|iv|[2-4])(?!\d)|cert(?:ificate)? (?:in|of)|technical training certificate|trade test(?:ed|s)?|apprenticeship|nattb)\b/u,
    3,
  ],
  [
    /\b(?:(?:grade|year) (?:12|twelve)|form (?:6|six)|matriculation|high school (?:diploma|certificate|graduate)|secondary school certificate|higher school certificate|hsc)\b/u,
    2,
  ],
  [
    /\b(?:(?:grade|year) (?:10|ten)|form (?:4|four)|nt?c(?: level)? ?(?:1|i)|national (?:training )?certificate(?: level)? (?:1|i)|school certificate)\b/u,
    1,
  ],
];

/** One look for all of them: most texts name none. */
const anyLevel = new RegExp(levels.map(([pattern]) => pattern.source).join('|'), 'u');

/** The lowest level of education a flattened requirement asks for: 1 grade 10 … 5 degree, 7 doctorate; null when it asks for none. */
export const lowestEducationLevel = (text: string): number | null => {
  const found = levelsIn(text);
  return found.length > 0 ? Math.min(...found) : null;
};

/** The highest level that a flattened text claims, on the same scale; 0 when it claims none. */
export const highestEducationLevel = (text: string): number => Math.max(0, ...levelsIn(text));

/** Parts of a line that may say of their own whether something was finished. */
const parts =
  /[,;:()|]|\s-\s|\s(?=but\b|before\b|and (?:i )?(?:hold|have|graduated|completed|finished|obtained|got|passed)\b)/u;
/** It was left or failed. */
const given =
  /\b(?:drop(?:ped)?[ -]?outs?|with-?drew|withdrawn|discontinued|deferred|terminated|(?<!never )failed|incomplete|uncompleted|unfinished|not (?:yet )?(?:completed?|finish(?:ed)?|pass(?:ed)?|graduated?|done)|never (?:completed|finished|passed)|(?:left|stopped) (?:\w+ )?without)\b|^\W*before\b/u;
/** It still goes on; a range of years that has ended says that it does not. */
const goesOn =
  /(?<!\b(?:after|by|from|since|for) )\b(?:studying|pursuing|undertaking|enrolled|working towards?|doing (?:my|a|the))\b|\b(?:first|second|third|fourth|final|[1-5](?:st|nd|rd|th)) year (?:\w+ )?students?\b|\bin (?:my )?(?:first|second|third|final) year\b|\b(?:in progress|on-?going|(?:phd|doctoral|masters?|degree|mba) candidate|expected (?:to|in|by|completion|graduation|(?:19|20)\d\d)|to be completed|graduating in)\b/u;
const endedYears = /\b(?:19|20)\d\d ?(?:-|to|till|until|–) ?(?:19|20)\d\d\b/u;

/** What a flattened text says of schooling without what was left, failed or still goes on. */
const withoutUnfinished = (text: string): string => {
  const open = (part: string): boolean => given.test(part) || (goesOn.test(part) && !endedYears.test(text));
  const said = text.split(parts);
  const isOpen = said.map(open);
  if (!isOpen.includes(true)) {
    return text;
  }
  // "Diploma in nursing, second year student" speaks of what stands before it.
  const speaksOfBefore = (at: number): boolean =>
    (isOpen[at] ?? false) && !anyLevel.test(said[at] ?? '') && !said[at]?.startsWith('before');
  return said.filter((_, at) => !isOpen[at] && !speaksOfBefore(at + 1)).join(', ');
};

/** The highest level that a flattened text says is held. */
export const heldEducationLevel = (text: string): number =>
  anyLevel.test(text) ? highestEducationLevel(withoutUnfinished(text)) : 0;

/** Whether a flattened text tells of schooling that was left, failed or still goes on, and of none that is held. */
export const isUnfinishedSchooling = (text: string): boolean =>
  anyLevel.test(text) && highestEducationLevel(withoutUnfinished(text)) === 0;

const papers =
  /\b(?:qualifications?|qualified|licen[cs]e[ds]?|licen[cs]ing|certificates?|certifications?|certified|cert|registered|registration|diplomas?|degrees?|accredited|accreditation|tickets?|permits?|trade test(?:ed|s)?|apprenticeship|graduate[ds]?|admitted|chartered|nt?c(?: level)? ?[1-4]|class [1-9])\b/u;

/** Whether a flattened text names a paper that shows what somebody may or can do: schooling, a certificate, a licence, a registration. */
export const namesQualification = (text: string): boolean => papers.test(text) || anyLevel.test(text);

const levelsIn = (text: string): number[] => {
  if (!anyLevel.test(text)) {
    return [];
  }
  const flat = text.replace(/high school diploma/gu, 'grade 12');
  return levels.filter(([pattern]) => pattern.test(flat)).map(([, level]) => level);
};
