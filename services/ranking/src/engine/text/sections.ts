import { isRoleNoun } from '../knowledge/role-nouns.js';
import { highestEducationLevel } from './education.js';
import { opensWithDeed } from './deeds.js';

/** What a part of a resume is about; null for work and for everything that has no title. */
export type Section = 'education' | 'skills' | 'referees' | null;

const start = '^(?:\\d{1,2}\\b)?\\W*';
const end = '(?:\\s+(?:details?|background|history|records?|summary|set|profile|information|known|acquired))*\\W*$';
const titles: [RegExp, Section][] = [
  [
    new RegExp(
      `${start}(?:education(?:al)?|academics?|schooling|(?:education(?:al)?|academic|formal)(?: and| &)? (?:qualifications?|training|attainments?))${end}`,
      'u',
    ),
    'education',
  ],
  [
    new RegExp(
      `${start}(?:(?:key|technical|core|it|computer|personal|professional|soft|other|additional|main)\\s+)*(?:skills?|competenc(?:y|ies)|strengths?|abilities|expertise)(?: (?:and|&) (?:skills?|competencies|abilities|knowledge|strengths?))?${end}`,
      'u',
    ),
    'skills',
  ],
  [
    /^(?:\d{1,2}\b)?\W*(?:(?:character|professional|work|personal|my)\s+)?(?:referees?|references)(?:\s+(?:details?|contacts?))*\W*$/u,
    'referees',
  ],
  [
    new RegExp(
      `${start}(?:(?:work|working|employment|professional|career|job|relevant|company|project|practical|industry|previous|past|personal|major)\\s+)*(?:experiences?|employment|work|career|company|projects?|responsibilit(?:y|ies)|duties|objectives?|achievements?|personal|training|certifications?|hobbies|interests|languages?|declaration)(?: (?:and|&) \\w+)?${end}`,
      'u',
    ),
    null,
  ],
];
const schooling =
  /\b(?:19|20)\d\d\b|\b(?:university|universit(?:y|ies) of|college|institute|institution|school|academy|polytechnic|board|cgpa|gpa|percent(?:age)?|marks|aggregate|grade|class|passed|ssc|hsc|don bosco|de la salle|marist|salesian|lutheran|catholic|anglican|adventist|sda|nazarene|united church)\b|\b(?:secondary|high|technical|vocational|provincial|primary|elementary)\s*(?:$|[,(-])|\d\s*%/u;
const longestSkill = 8;

/** The section that a line opens when it is the title of one; undefined for any other line. Takes flattened text. */
export const titleOf = (flat: string): Section | undefined =>
  flat.length <= 45 ? titles.find(([pattern]) => pattern.test(flat))?.[1] : undefined;

/** Whether a line still belongs to the section it stands in: titles are often left out of resumes, so it must look like it. */
export const belongsTo = (section: Section, flat: string): boolean => {
  const words = flat.match(/[\p{L}\p{N}][\p{L}\p{N}'.+#-]*/gu) ?? [];
  const isWork = opensWithDeed(words[0] ?? '') || words.some(isRoleNoun);
  if (section === 'education') {
    return !isWork && (schooling.test(flat) || highestEducationLevel(flat) > 0);
  }
  if (section === 'skills') {
    return !isWork && words.length <= longestSkill && !/\b(?:19|20)\d\d\b/u.test(flat);
  }
  return section === 'referees';
};
