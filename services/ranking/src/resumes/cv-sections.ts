/** The parts of a CV that a profile has a place for; `other` is what it has none for, such as referees. */
export type CvPart = 'about' | 'experience' | 'education' | 'skills' | 'papers' | 'contact' | 'other';

/** What people write above each part, in small letters; the first that matches counts. */
const headings: readonly (readonly [CvPart, RegExp])[] = [
  [
    'other',
    /^(?:(?:professional |character )?refer(?:ences|ees)|hobbies|interests|awards|languages?(?: spoken)?|declaration)\b/u,
  ],
  ['contact', /^(?:contacts?|personal) ?(?:details?|information|particulars|data|info)?$/u],
  [
    'about',
    /^(?:(?:personal|professional|career|executive) )?(?:profile|summary|objectives?|statement|overview|about(?: me)?)\b/u,
  ],
  [
    'experience',
    /^(?:(?:professional|relevant|previous|past|career) )?(?:(?:work(?:ing)?|job|employment) )?(?:experiences?|history|background|employment|record|positions held)\b/u,
  ],
  [
    'education',
    /^(?:(?:formal|academic|school|tertiary) )*(?:education(?:al)?|academic|schooling|schools? attended|qualifications?)\b/u,
  ],
  [
    'skills',
    /^(?:(?:key|core|main|technical|professional|computer|personal|other|special|soft|it) )*(?:skills?|competenc(?:y|ies)|strengths|abilities|expertise)\b/u,
  ],
  [
    'papers',
    /^(?:(?:professional|other|short) )*(?:licen[cs]es?|tickets?|certificat(?:es?|ions?)|training|trainings|courses)\b/u,
  ],
];

const longestHeading = { letters: 45, words: 5 };
/** Words that may stand in a heading beside what it names. */
const beside =
  /^(?:and|of|the|or|with|my|&|\/|details?|summary|background|history|information|attended|completed|obtained|gained|experiences?|skills?|qualifications?|training|trainings|certificates?|certifications?|licen[cs]es?|tickets?|education|educational|abilities|knowledge|achievements|held|positions?|profile|statement|objectives?|work|references?|referees)$/u;

const small = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replace(/^(?:\d{1,2}|[ivx]{1,4})[.)]\s*/u, '')
    .replace(/^[^\p{L}]+/u, '')
    .replace(/[\s:.\-–—_]+$/u, '');

const partNamed = (text: string): CvPart | null => {
  const found = headings.find(([, pattern]) => pattern.test(text));
  const rest = found
    ? text
        .replace(found[1], '')
        .split(/[\s,]+/u)
        .filter(Boolean)
    : [];
  return found && rest.every((word) => beside.test(word)) ? found[0] : null;
};

/** The part that a line is the heading of, and what stands behind its colon; null for a line of text. */
const headingIn = (line: string): { part: CvPart; rest: string } | null => {
  const [before = '', ...after] = line.split(':');
  const isShort = before.length <= longestHeading.letters && small(before).split(' ').length <= longestHeading.words;
  const part = isShort ? partNamed(small(before)) : null;
  const isWhole = after.length > 0 || !/[.;,]$/u.test(line.trim());
  return part && isWhole ? { part, rest: after.join(':').trim() } : null;
};

/**
 * A CV's lines by the part under whose heading they stand; `head` is what comes before the first heading. Blank lines are
 * left out. A part that occurs twice is joined.
 */
export const sectionsOf = (text: string): Record<CvPart | 'head', string[]> => {
  const sections: Record<CvPart | 'head', string[]> = {
    head: [],
    about: [],
    experience: [],
    education: [],
    skills: [],
    papers: [],
    contact: [],
    other: [],
  };
  let open: CvPart | 'head' = 'head';
  for (const line of text.split(/\r?\n/u).map((raw) => raw.trim())) {
    const heading = headingIn(line);
    open = heading?.part ?? open;
    const rest = heading ? heading.rest : line;
    if (rest) {
      sections[open].push(rest);
    }
  }
  return sections;
};
