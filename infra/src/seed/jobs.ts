import {
  endOfDay,
  listedAfterClosingDays,
  minimumWageOn,
  settlePay,
  timesAYear,
  type EmploymentType,
  type PayPeriod,
  type QuotedPay,
  type WorkType,
} from '@workboard/contracts';
import { addDays, daysBetween, type Calendar } from './calendar.js';
import type { CompanyProfile } from './companies/profile.js';
import { adTextOf } from './job-text.js';
import { occupationOf } from './occupations/occupations.js';
import type { Level, Occupation, Title } from './occupations/occupation.js';
import { placeOf } from './provinces.js';
import type { Random } from './random.js';
import { settings, type Setting } from './settings.js';
import type { DemoCompany, DemoJob, DemoUser } from './types.js';

/** Job industries (the list of the post form, spec §9) of companies by their own industry or, failing that, by where they work. */
const industryOf: Partial<Record<CompanyProfile['industry'], Occupation['industry']>> = {
  Technology: 'technology',
  Healthcare: 'healthcare',
  Finance: 'finance',
  Education: 'education',
  Manufacturing: 'manufacturing',
  Retail: 'retail',
  'Media & Entertainment': 'media',
  Transportation: 'transportation',
  Energy: 'energy',
  Agriculture: 'agriculture',
  'Non-profit': 'non-profit',
  Government: 'government',
};
const industryOfSetting: Partial<Record<Setting, Occupation['industry']>> = {
  site: 'mining',
  construction: 'construction',
  hotel: 'hospitality',
};
const generalIndustry = ({ industry, setting }: CompanyProfile): Occupation['industry'] =>
  industryOf[industry] ?? industryOfSetting[setting] ?? 'other';

const roundTo = (step: number, amount: number): number => Math.round(amount / step) * step;

/** Yearly pay in kina around the usual pay of the title; one end or both may be left open. */
const payOf = ([, , from, to]: Title, random: Random): Pick<DemoJob, 'salaryMin' | 'salaryMax'> => {
  const factor = 0.94 + random.next() * 0.16;
  const salaryMin = roundTo(500, from * factor * 1000);
  const salaryMax = Math.max(
    roundTo(500, (from + (to - from) * (0.6 + random.next() * 0.5)) * factor * 1000),
    salaryMin,
  );
  return random.weighted([
    [{ salaryMin, salaryMax }, 70],
    [{ salaryMin, salaryMax: null }, 9],
    [{ salaryMin: null, salaryMax }, 6],
    [{ salaryMin: null, salaryMax: null }, 15],
  ]);
};

/** How much quoted pay is rounded to, and what it is at least. */
const quotedBy: Partial<Record<PayPeriod, number>> = { hour: 0.5, fortnight: 10 };

/** The same pay as people in the country quote it: part-time work by the hour, much of the rest by the fortnight. */
const quotedPayOf = (
  yearly: Pick<DemoJob, 'salaryMin' | 'salaryMax'>,
  { employmentType, at, random }: { employmentType: EmploymentType; at: Date; random: Random },
): QuotedPay => {
  const isFortnightly = random.chance(0.25);
  const payPeriod = employmentType === 'part-time' ? 'hour' : isFortnightly ? 'fortnight' : 'year';
  const step = quotedBy[payPeriod];
  if (step === undefined) {
    return settlePay(yearly);
  }
  const least = ((minimumWageOn(at)?.hourly ?? 0) * timesAYear.hour) / timesAYear[payPeriod];
  const quoted = (amount: number | null) =>
    amount === null ? null : Math.max(roundTo(step, amount / timesAYear[payPeriod]), Math.ceil(least / step) * step);
  return settlePay({ payPeriod, payMin: quoted(yearly.salaryMin), payMax: quoted(yearly.salaryMax) });
};

const workTypeOf = ({ key, setting }: Occupation, random: Random): WorkType => {
  if (settings[setting].remote === 'on-site') {
    return 'on-site';
  }
  return key === 'software-developer'
    ? random.weighted([
        ['remote', 4],
        ['hybrid', 4],
        ['on-site', 2],
      ])
    : random.weighted([
        ['on-site', 6],
        ['hybrid', 3],
        ['remote', 1],
      ]);
};

const employmentTypeOf = ({ setting }: Occupation, options: { level: Level; random: Random }): EmploymentType => {
  const { level, random } = options;
  if (setting === 'construction' || setting === 'field') {
    return random.weighted([
      ['full-time', 5],
      ['contract', 5],
    ]);
  }
  if (level !== 'Entry level') {
    return random.weighted([
      ['full-time', 17],
      ['contract', 3],
    ]);
  }
  return setting === 'store' || setting === 'hotel'
    ? random.weighted([
        ['full-time', 5],
        ['part-time', 5],
      ])
    : random.weighted([
        ['full-time', 6],
        ['internship', 2],
        ['part-time', 1],
        ['contract', 1],
      ]);
};

interface Dates {
  readonly createdAt: Date;
  readonly closingDate: string | null;
}

/** Posted and closing dates in the mix that the board should show: closing today and tomorrow, past, open end, up to 60 days. */
const datesOf = (options: { company: DemoCompany; calendar: Calendar; random: Random }): Dates => {
  const { company, calendar, random } = options;
  if (company.status === 'unauthorised') {
    return {
      createdAt: addDays(company.createdAt, 0.1 + random.next() * 0.4),
      closingDate: calendar.day(random.int(9, 50)),
    };
  }
  const closesIn = random.weighted<number | null>([
    [0, 4],
    [1, 4],
    [-random.int(1, 28), 7],
    [-random.int(32, 55), 1],
    [null, 10],
    [random.int(2, 7), 18],
    [random.int(8, 60), 56],
  ]);
  const fresh = closesIn === null || closesIn > 5;
  if (fresh && random.chance(0.12)) {
    return {
      createdAt: calendar.hoursAgo(random.int(1, 34)),
      closingDate: closesIn === null ? null : calendar.day(closesIn),
    };
  }
  const age = closesIn === null || closesIn > 0 ? random.int(2, 40) : random.int(14, 40) - closesIn;
  return {
    createdAt: calendar.at(-age, random.int(8, 17), random.int(0, 59)),
    closingDate: closesIn === null ? null : calendar.day(closesIn),
  };
};

export interface JobOptions {
  readonly profile: CompanyProfile;
  readonly company: DemoCompany;
  /** Who posts for the company, the owner first. */
  readonly staff: readonly DemoUser[];
  readonly calendar: Calendar;
  readonly random: Random;
}

/** A job before it is numbered and before its applications are known. */
export type JobDraft = Omit<DemoJob, 'id' | 'views' | 'applications'>;

const job = (options: JobOptions & { occupation: Occupation; title: Title; town: string }): JobDraft => {
  const { profile, company, staff, calendar, random, occupation, title, town } = options;
  const [name, level] = title;
  const employmentType = employmentTypeOf(occupation, { level, random });
  const workType = workTypeOf(occupation, random);
  const isInternship = employmentType === 'internship';
  const { createdAt, closingDate } = datesOf({ company, calendar, random });
  const authorised = company.status === 'authorised';
  // A few drafts that the employer of an authorised company had unpublished stay hidden.
  const published = authorised && !random.chance(0.04);
  const poster = random.chance(0.7) ? staff[0] : random.pick(staff);
  const domain = `${profile.key}.test`;
  return {
    occupation: occupation.key,
    title: isInternship ? `${name} (Internship)` : name,
    ...adTextOf({ profile, occupation, title: name, level, town, workType, random }),
    ...quotedPayOf(payOf(isInternship ? [name, level, 12, 18] : title, random), {
      employmentType,
      at: calendar.now,
      random: random.fork('quoted'),
    }),
    salaryCurrency: 'PGK',
    internalReference: random.fork('reference').chance(0.4)
      ? `${profile.key.slice(0, 3).toUpperCase()}-${random.fork('number').int(100, 999)}`
      : null,
    location: placeOf(town),
    workType,
    employmentType,
    experienceLevel: level,
    industry: occupation.industry === 'other' ? generalIndustry(profile) : occupation.industry,
    hrEmail: random.chance(0.88) ? `${random.pick(['hr', 'jobs', 'recruitment'])}@${domain}` : null,
    companyId: company.id,
    postedById: poster?.id ?? company.ownerId,
    status: random.chance(0.06) ? 'inactive' : 'active',
    published,
    publishedAt: published ? createdAt : null,
    publishedBy: published ? (poster?.id ?? company.ownerId) : null,
    closingDate,
    expiresAt: closingDate === null ? null : addDays(endOfDay(closingDate), listedAfterClosingDays),
    createdAt,
  };
};

const cities = ['Port Moresby', 'Lae', 'Mount Hagen', 'Goroka', 'Kokopo'];

/** Offices are in the first two places, camps never in a city. */
const townsFor = ({ towns, setting }: CompanyProfile, occupation: Occupation): readonly string[] => {
  const remote = towns.filter((town) => !cities.includes(town));
  if (setting === 'site' && occupation.setting !== 'office' && remote.length > 0) {
    return remote;
  }
  return occupation.setting === 'office' ? towns.slice(0, setting === 'site' ? 1 : 2) : towns;
};

/** The ads of one company, no two with the same title in the same town. */
export const jobsOf = (options: JobOptions): JobDraft[] => {
  const { profile, random } = options;
  const openings = profile.hires.flatMap((key) => {
    const occupation = occupationOf(key);
    return occupation.titles.flatMap((title) =>
      townsFor(profile, occupation).map((town) => ({ occupation, title, town })),
    );
  });
  // Head office and the first occupations of the list weigh more, so that a mine looks like a mine.
  const weighted = openings.map((opening) => ({
    opening,
    order:
      random.next() ** (1 / (opening.town === profile.towns[0] ? 2 : 1)) /
      (1 + profile.hires.indexOf(opening.occupation.key) * 0.06),
  }));
  return weighted
    .toSorted((a, b) => b.order - a.order)
    .slice(0, profile.jobs)
    .map(({ opening }, index) => job({ ...options, ...opening, random: random.fork(`job-${index}`) }));
};

/** Visits that fit the age of an ad and the interest in it. */
export const viewsOf = (options: {
  draft: JobDraft;
  applications: number;
  calendar: Calendar;
  random: Random;
}): number => {
  const { draft, applications, calendar, random } = options;
  if (draft.publishedAt === null) {
    return 0;
  }
  const days = Math.max(0.2, Math.min(30, daysBetween(draft.publishedAt, calendar.now)));
  return applications * random.int(4, 11) + Math.round(days * (1 + random.next() * 7));
};
