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
    /\b(?:trade certificate|certificate (?:iii|iv|3|4)|cert(?:ificate)? (?:in|of)|nc ?[234]|apprenticeship|nattb)\b/u,
    3,
  ],
  [
    /\b(?:grade 12|year 12|form 6|matriculation|high school (?:diploma|certificate|graduate)|secondary school certificate|higher school certificate|hsc)\b/u,
    2,
  ],
  [/\b(?:grade 10|year 10|form 4|school certificate)\b/u, 1],
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

const papers =
  /\b(?:qualifications?|qualified|licen[cs]e[ds]?|licen[cs]ing|certificates?|certifications?|certified|cert|registered|registration|diplomas?|degrees?|accredited|accreditation|tickets?|permits?|trade test(?:ed)?|apprenticeship|graduate[ds]?|admitted|chartered|nc ?[1-4]|class [1-9])\b/u;

/** Whether a flattened text names a paper that shows what somebody may or can do: schooling, a certificate, a licence, a registration. */
export const namesQualification = (text: string): boolean => papers.test(text) || anyLevel.test(text);

const levelsIn = (text: string): number[] => {
  if (!anyLevel.test(text)) {
    return [];
  }
  const flat = text.replace(/high school diploma/gu, 'grade 12');
  return levels.filter(([pattern]) => pattern.test(flat)).map(([, level]) => level);
};
