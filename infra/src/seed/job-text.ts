import type { WorkType } from '@workboard/contracts';
import type { CompanyProfile } from './companies/profile.js';
import type { Level, Occupation } from './occupations/occupation.js';
import { provinceInText, provinceOf } from './provinces.js';
import type { Random } from './random.js';
import { awayFromOffice, settings, type Setting } from './settings.js';
import { fill, lines, withArticle } from './text.js';

/** A title as it stands inside a sentence: without the speciality behind the dash. */
export const shortTitle = (title: string): string => title.split(' – ')[0] ?? title;

const closings = lines`
  Women are strongly encouraged to apply.
  People from {province} and neighbouring provinces are encouraged to apply, and so are women.
  This position is open to citizens of Papua New Guinea.
  There is no fee at any stage of our recruitment; please report anyone who asks for one.
`;

/** What a leading or senior position asks for beyond the trade itself. */
const levelRequirement: Partial<Record<Level, string>> = {
  'Senior level': 'At least five years in this line of work',
  Management: 'At least three years of leading a team, with budget responsibility',
};

/** A nurse at a mine lives in its camp, a fitter of a haulage company in its yard: the company decides where it is not an office. */
const placeOfWork = (profile: CompanyProfile, { setting }: Occupation): Setting => {
  const isFixed = setting === 'office' || setting === 'field' || setting === 'school';
  const isCompanys = setting === 'site' || profile.setting === 'site' || profile.setting === 'ward';
  return !isFixed && isCompanys && profile.setting !== 'office' ? profile.setting : setting;
};

export interface AdText {
  readonly description: string;
  readonly requirements: readonly string[];
  readonly responsibilities: readonly string[];
  readonly skills: readonly string[];
  readonly benefits: readonly string[];
}

/** The words of an ad: two to four paragraphs and the four lists, put together from the occupation's own sentences. */
export const adTextOf = (options: {
  profile: CompanyProfile;
  occupation: Occupation;
  title: string;
  level: Level;
  town: string;
  workType: WorkType;
  random: Random;
}): AdText => {
  const { profile, occupation, level, town, random } = options;
  const title = shortTitle(options.title);
  const values = {
    company: profile.name,
    title,
    aTitle: withArticle(title),
    town,
    province: provinceInText(provinceOf(town)),
  };
  const say = (template: string): string => fill(template.replace(/\b([Aa]) \{title\}/g, '{aTitle}'), values);
  const setting = settings[placeOfWork(profile, occupation)];
  const about = options.workType === 'on-site' ? setting.about : awayFromOffice[options.workType];
  const [first, ...rest] = random.shuffle(occupation.work).map(say);
  const paragraphs = [
    `${say(random.pick(occupation.purpose))} ${first ?? ''}`.trim(),
    rest.join(' '),
    say(random.pick<string>(about)),
    random.weighted([
      [say(random.pick(closings)), 3],
      [`${profile.description.split('. ')[0]?.replace(/\.$/, '') ?? profile.name}. ${say(random.pick(closings))}`, 2],
      ['', 2],
    ]),
  ];
  const extra = levelRequirement[level];
  return {
    description: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    requirements: [
      ...random.sample(occupation.requirements, random.int(4, occupation.requirements.length)),
      ...(extra === undefined ? [] : [extra]),
    ],
    responsibilities: random.sample(occupation.responsibilities, random.int(4, occupation.responsibilities.length)),
    skills: random.sample(occupation.skills, random.int(4, occupation.skills.length)),
    benefits: random.sample(setting.benefits, random.int(3, 5)),
  };
};
