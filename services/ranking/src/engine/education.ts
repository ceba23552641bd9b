const levels: [RegExp, number][] = [
  [/\b(?:ph\.?\s?d|doctorate|doctoral)\b/iu, 7],
  [
    /\b(?:master['’]?s?(?= of| in| degree|$|[,.])|m\.?sc|mba|m\.ed|ll\.?m|postgraduate|post graduate|post-graduate)\b/iu,
    6,
  ],
  [
    /\b(?:bachelor['’]?s?|b\.?sc|b\.a|b\.e|b\.?tech|b\.?eng|b\.ed|b\.?com|bba|bbm|bsn|ll\.?b|degree|graduate of|juris doctor)\b/iu,
    5,
  ],
  [/\b(?:diploma|dip\.?|associate['’]?s? degree)\b/iu, 4],
  [
    /\b(?:trade certificate|certificate (?:iii|iv|3|4)|cert(?:ificate)? (?:in|of)|nc ?[234]|apprenticeship|nattb)\b/iu,
    3,
  ],
  [
    /\b(?:grade 12|year 12|form 6|matriculation|high school (?:diploma|certificate|graduate)|secondary school certificate|higher school certificate|hsc)\b/iu,
    2,
  ],
  [/\b(?:grade 10|year 10|form 4|school certificate)\b/iu, 1],
];

/** The lowest level of education a requirement asks for: 1 grade 10 … 5 degree, 7 doctorate; null when it asks for none. */
export function educationLevel(text: string): number | null {
  const found = levelsIn(text);
  return found.length > 0 ? Math.min(...found) : null;
}

/** The highest level that a text claims, on the same scale; 0 when it claims none. */
export function highestLevel(text: string): number {
  return Math.max(0, ...levelsIn(text));
}

function levelsIn(text: string): number[] {
  const flat = text.replace(/high school diploma/giu, 'grade 12');
  return levels.filter(([pattern]) => pattern.test(flat)).map(([, level]) => level);
}
