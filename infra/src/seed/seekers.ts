import type { Calendar } from './calendar.js';
import { educationText, experienceText } from './career.js';
import { addressOf, type Names } from './names.js';
import { occupationOf, occupations } from './occupations/occupations.js';
import type { Occupation } from './occupations/occupation.js';
import { mobile } from './phones.js';
import { placeOf, provinceOf, provinces } from './provinces.js';
import type { Random } from './random.js';
import { slug } from './text.js';
import type { DemoUser } from './types.js';
import { careerOf } from './working-life.js';

/** Occupations of Kumul Energy get a second and third seeker, so that its ads draw real competition. */
const contested = [
  'process-operator',
  'instrument-technician',
  'shms-adviser',
  'community-affairs-officer',
  'mechanical-engineer',
  'electrical-engineer',
  'accountant',
  'accounts-payable',
  'hr-officer',
  'procurement-officer',
  'ict-support',
  'storeman',
  'executive-assistant',
];

/** One seeker for every occupation and more where the ads are contested. */
const trades = (): readonly Occupation[] => [
  ...occupations,
  ...contested.map(occupationOf),
  ...contested.slice(0, 7).map(occupationOf),
];

/** Which fields an unfinished profile lacks; the first one is by far the most common. */
const gaps = [
  ['resume'],
  ['resume', 'experience'],
  ['resume', 'phone', 'bio'],
  ['resume', 'education', 'experience', 'bio'],
  ['resume', 'bio', 'skills', 'experience', 'education', 'phone'],
] as const;

const completeShare = 0.85;

interface SeekerOptions {
  readonly calendar: Calendar;
  readonly names: Names;
  readonly random: Random;
}

const seeker = (
  occupation: Occupation,
  options: SeekerOptions & { id: number; name?: { first: string; last: string }; email?: string; complete: boolean },
): DemoUser => {
  const { calendar, names, random, complete } = options;
  const province = provinceOf(random.pick(random.pick(provinces).towns));
  const name = options.name ?? names.next(province.region);
  const years = random.weighted([
    [random.int(1, 3), 3],
    [random.int(4, 9), 4],
    [random.int(10, 19), 2],
  ]);
  const career = careerOf({ occupation, years, province, thisYear: calendar.year, names, random });
  const town = random.chance(0.5) ? random.pick(province.towns) : random.pick(['Port Moresby', 'Lae', 'Mount Hagen']);
  const missing: readonly string[] = complete ? [] : random.pick(gaps);
  const has = (field: string): boolean => !missing.includes(field);
  const site = `https://${slug(`${name.first} ${name.last}`)}.test`;
  return {
    id: options.id,
    email: options.email ?? addressOf(name, random.pick(['wantokmail.test', 'pngpost.test', 'kundunet.test'])),
    firstName: name.first,
    lastName: name.last,
    role: 'job_seeker',
    companyId: null,
    phone: has('phone') ? mobile(random) : null,
    location: placeOf(town),
    bio: has('bio') ? career.summary : null,
    skills: has('skills') ? random.sample(occupation.skills, random.int(4, occupation.skills.length)) : [],
    experience: has('experience') ? experienceText(career) : null,
    education: has('education') ? educationText(career) : null,
    linkedinUrl: random.chance(0.3) ? `${site}/linkedin` : null,
    githubUrl: occupation.key === 'software-developer' ? `${site}/code` : null,
    websiteUrl: random.chance(0.1) ? site : null,
    verified: true,
    // Before the oldest ad, so that nobody applies before signing up.
    createdAt: calendar.at(
      -(complete ? random.int(100, 420) : random.int(2, 90)),
      random.int(7, 21),
      random.int(0, 59),
    ),
    career: has('resume') ? career : null,
  };
};

/** The complete profile that the demo account seeker@workboard.test has (decision R3). */
export const demoSeeker = (options: SeekerOptions & { id: number }): DemoUser => ({
  ...seeker(occupationOf('accounts-payable'), {
    ...options,
    name: { first: 'Grace', last: 'Vagi' },
    email: 'seeker@workboard.test',
    complete: true,
  }),
  location: 'Port Moresby, NCD',
});

/** The seekers behind the applications; about 85 of 100 profiles are complete, the last three are not verified yet. */
export const seekersOf = (options: SeekerOptions & { firstId: number }): DemoUser[] => {
  const list = trades();
  return list.map((occupation, index) => {
    const random = options.random.fork(`${occupation.key}-${index}`);
    const person = seeker(occupation, {
      ...options,
      random,
      id: options.firstId + index,
      complete: random.chance(completeShare),
    });
    return index < list.length - 3 ? person : { ...person, verified: false, career: null };
  });
};
