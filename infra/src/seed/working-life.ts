import type { Career, Referee, Role, Study } from './career.js';
import { companyProfiles } from './companies/profiles.js';
import { otherEmployers } from './employers.js';
import type { Names } from './names.js';
import { levels, type Level, type Occupation, type Title } from './occupations/occupation.js';
import { mobile } from './phones.js';
import { placeOf, provinceInText, type Province, type Region } from './provinces.js';
import type { Random } from './random.js';
import { schools } from './schools.js';
import { decapitalise, listing } from './text.js';

/** The language of a home region beside English and Tok Pisin. */
const regionalLanguages: Record<Region, readonly string[]> = {
  Southern: ['Hiri Motu', 'Motu', 'Suau', 'Orokaiva', 'Toaripi'],
  Highlands: ['Melpa', 'Kuman', 'Enga', 'Huli', 'Wiru', 'Kafe'],
  Momase: ['Kâte', 'Yabem', 'Bel', 'Ambulas', 'Boikin', 'Olo'],
  Islands: ['Kuanua', 'Nakanai', 'Lihir', 'Titan', 'Halia', 'Nasioi'],
};

/** The titles of an occupation from the lowest to the highest level, one per level. */
const ladder = ({ titles }: Occupation): readonly Title[] =>
  levels.flatMap((level) => titles.filter(([, titleLevel]) => titleLevel === level).slice(0, 1));

/** How far someone has come after so many years: a new level about every five years. */
const reached = (steps: readonly Title[], years: number): number => {
  const level = years < 3 ? 0 : years < 9 ? 1 : years < 15 ? 2 : 3;
  return steps.reduce((best, [, name], index) => (levels.indexOf(name) <= level ? index : best), 0);
};

interface Workplace {
  readonly name: string;
  readonly town: string;
}

const workplaces = (occupation: Occupation): readonly Workplace[] => [
  ...companyProfiles
    .filter((company) => company.hires.includes(occupation.key) && !company.unauthorised)
    .flatMap((company) => company.towns.slice(0, 2).map((town) => ({ name: company.name, town }))),
  ...otherEmployers[occupation.industry].map(([name, town]) => ({ name, town })),
];

/** What one does not do yet in the first years. */
const leading =
  /^(?:Supervised|Led|Trained|Managed|Taught|Promoted|Coached|Precepted|Recruited|Helped to train|Brought)/;

const pointsFor = (occupation: Occupation, level: Level): readonly string[] => {
  const modest = occupation.done.filter((point) => !leading.test(point));
  return level === 'Entry level' && modest.length >= 2 ? modest : occupation.done;
};

const rolesOf = (options: { occupation: Occupation; years: number; thisYear: number; random: Random }): Role[] => {
  const { occupation, years, thisYear, random } = options;
  const steps = ladder(occupation);
  const top = reached(steps, years);
  const count = years < 3 ? 1 : years < 8 ? 2 : 3;
  const places = random.shuffle(workplaces(occupation));
  const names = [...new Set(places.map(({ name }) => name))].slice(0, count);
  const points = random.shuffle(pointsFor(occupation, steps[top]?.[1] ?? 'Entry level'));
  const share = Math.floor(points.length / names.length);
  const newest = points.length - share * (names.length - 1);
  // Free at the moment, now and then, so that not every applicant is leaving somebody.
  const lastYear = random.chance(0.25) ? thisYear - (random.chance(0.5) ? 1 : 0) : null;
  const span = Math.max(1, Math.floor(years / names.length));
  return names.map((employer, index) => {
    const title = steps[Math.max(0, top - index)] ?? steps[0];
    const from = thisYear - (index === names.length - 1 ? years : span * (index + 1));
    const to = index === 0 ? lastYear : thisYear - span * index;
    return {
      title: (title?.[0] ?? occupation.key).split(' – ')[0] ?? '',
      employer,
      place: placeOf(places.find(({ name }) => name === employer)?.town ?? 'Port Moresby'),
      from,
      to: to !== null && to < from ? from : to,
      points:
        index === 0 ? points.slice(0, newest) : points.slice(newest + share * (index - 1), newest + share * index),
    };
  });
};

const studiesOf = (options: {
  occupation: Occupation;
  firstYear: number;
  province: Province;
  random: Random;
}): Study[] => {
  const { occupation, firstYear, province, random } = options;
  const [award, group] = random.pick(occupation.awards);
  const [school, place] = random.pick<readonly [string, string]>(schools[group]);
  const main = { award, school, place: placeOf(place), year: firstYear - random.int(0, 1) };
  if (group === 'secondary') {
    return [main];
  }
  const near = schools.secondary.filter(([, town]) => province.towns.includes(town));
  const [secondary, town] = random.pick<readonly [string, string]>(near.length > 0 ? near : schools.secondary);
  return [
    main,
    { award: 'Grade 12 Certificate', school: secondary, place: placeOf(town), year: main.year - random.int(3, 5) },
  ];
};

const refereesOf = (roles: readonly Role[], options: { names: Names; random: Random }): Referee[] =>
  roles.slice(0, 2).map((role) => {
    const name = options.names.next(options.random.pick(['Southern', 'Highlands', 'Momase', 'Islands']));
    const position = options.random.pick(['Manager', 'Supervisor', 'Head of Department', 'Operations Manager']);
    return {
      name: `${name.first} ${name.last}`,
      position: `${position}, ${role.employer}`,
      phone: mobile(options.random),
    };
  });

const hopes = [
  'Looking for a team where I can grow and pass on what I know.',
  'Ready to move for the right position.',
  'I would like to work closer to home in {province}.',
  'Open to roster work and to travel.',
  'I want to take on more responsibility in the next years.',
  'Reliable, early and willing to learn.',
];

/** A working life of so many years in an occupation, by someone from a province. */
export const careerOf = (options: {
  occupation: Occupation;
  years: number;
  province: Province;
  thisYear: number;
  names: Names;
  random: Random;
}): Career => {
  const { occupation, years, province, thisYear, names, random } = options;
  const steps = ladder(occupation);
  const level: Level = steps[reached(steps, years)]?.[1] ?? 'Entry level';
  const roles = rolesOf({ occupation, years, thisYear, random });
  const title = roles[0]?.title ?? occupation.key;
  const known = listing(random.sample(occupation.skills, 3).map(decapitalise));
  const length = years === 1 ? 'one year' : `${years} years`;
  const places = [...new Set(roles.map(({ place }) => place.split(',')[0] ?? place))];
  return {
    occupation: occupation.key,
    title,
    level,
    years,
    summary: `${title} from ${provinceInText(province)} with ${length} of experience in ${listing(places)}. Strong in ${known}. ${random
      .pick(hopes)
      .replace('{province}', provinceInText(province))}`,
    roles,
    studies: studiesOf({ occupation, firstYear: thisYear - years, province, random }),
    tickets: random.sample(occupation.tickets, random.int(1, 3)),
    languages: ['English', 'Tok Pisin', random.pick(regionalLanguages[province.region])],
    referees: refereesOf(roles, { names, random }),
  };
};
