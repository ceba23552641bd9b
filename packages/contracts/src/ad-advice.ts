import { findingsIn, type Finding } from './ad-words.js';
import { daysLeft, endOfDay, formatDayInFull, startOfDay } from './dates.js';
import type { Currency, EmploymentType } from './enums.js';
import { minimumWageOn } from './minimum-wage.js';
import { timesAYear, weeklyHours } from './pay-periods.js';
import { formatQuoted } from './pay-words.js';
import type { QuotedPay } from './quoted-pay.js';

/** What an employer is advised of before an ad goes out, in the order it is said (decision P62). None of it stops anybody. */
export const adviceKinds = [
  'asks_fee',
  'asks_bank',
  'asks_papers',
  'below_minimum_wage',
  'near_duplicate',
  'closed_already',
  'closes_soon',
  'closes_far',
  'no_pay',
  'shouting_title',
  'thin_text',
] as const;
export type AdviceKind = (typeof adviceKinds)[number];

/** One piece of advice: what is noticed, and what to do about it. */
export interface Advice {
  kind: AdviceKind;
  title: string;
  todo: string;
  /** The sentences of the ad that it is about. */
  sentences?: string[];
  /** The company's own ad that says the same. */
  job?: { id: number; title: string };
}

/** An ad as it is being written. */
export interface DraftAd extends QuotedPay {
  title: string;
  description: string;
  requirements: readonly string[];
  responsibilities: readonly string[];
  skills: readonly string[];
  benefits: readonly string[];
  salaryCurrency: Currency;
  employmentType: EmploymentType;
  /** A day in Port Moresby, `YYYY-MM-DD`. */
  closingDate: string | null;
}

/** Below so many words people cannot tell what the work is. */
export const thinTextWords = 40;
/** Days to apply below which most people hear of a job too late, and above which they wait too long for an answer. */
export const closingDays = { least: 3, most: 90 } as const;

const capitals = /\p{Lu}/gu;
const letters = /\p{L}/gu;
/** A word in capitals that is longer than short forms such as HSE, ICT or MTDP. */
const loudWord = /(?<!\p{L})\p{Lu}{5,}(?!\p{L})/u;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Most of it in capitals, or with exclamation marks. */
export const isShouting = (title: string): boolean =>
  title.includes('!') || (loudWord.test(title) && count(title, capitals) > count(title, letters) / 2);

const words = (texts: readonly string[]): number => count(texts.join(' '), /[\p{L}\p{N}]+/gu);

/** What the least paid would get for an hour, in kina; undefined where that cannot be known. */
const leastHourly = (ad: DraftAd): number | undefined => {
  if (ad.salaryCurrency !== 'PGK' || (ad.employmentType === 'part-time' && ad.payPeriod !== 'hour')) {
    return undefined;
  }
  const [quoted, yearly] = [ad.payMin || ad.payMax, ad.salaryMin || ad.salaryMax];
  if (quoted) {
    return (quoted * timesAYear[ad.payPeriod]) / timesAYear.hour;
  }
  return yearly ? yearly / timesAYear.hour : undefined;
};

const kina = (amount: number): string => formatQuoted(Math.round(amount * 100) / 100, 'PGK');

/** Work begins after the closing day, so the wage of that day counts. */
const wageAdvice = (ad: DraftAd, now: Date): Advice[] => {
  const closing = ad.closingDate === null ? now : endOfDay(ad.closingDate);
  const wage = minimumWageOn(closing > now ? closing : now);
  const hourly = leastHourly(ad);
  if (!wage || hourly === undefined || Math.round(hourly * 100) >= Math.round(wage.hourly * 100)) {
    return [];
  }
  const fortnight = (wage.hourly * timesAYear.hour) / timesAYear.fortnight;
  return [
    {
      kind: 'below_minimum_wage',
      title: `The pay is below the minimum wage: ${ad.payPeriod === 'hour' ? '' : 'about '}${kina(hourly)} an hour.`,
      todo: `${startOfDay(wage.from) > now ? 'From' : 'Since'} ${formatDayInFull(startOfDay(wage.from))} it is ${kina(wage.hourly)} an hour, ${kina(fortnight)} a fortnight of ${2 * weeklyHours} hours. Correct the pay or its period.`,
    },
  ];
};

const payAdvice = (ad: DraftAd): Advice[] =>
  ad.salaryMin || ad.salaryMax || ad.payMin || ad.payMax
    ? []
    : [
        {
          kind: 'no_pay',
          title: 'The ad says nothing about pay.',
          todo: 'Most people look for it first. Give the least and the most, by the hour, fortnight or year.',
        },
      ];

const dateAdvice = ({ closingDate }: DraftAd, now: Date): Advice[] => {
  if (closingDate === null) {
    return [];
  }
  const left = daysLeft(endOfDay(closingDate), now);
  if (left < 0) {
    return [
      {
        kind: 'closed_already',
        title: 'The closing date is over.',
        todo: 'Nobody can apply. Choose a day that is still to come.',
      },
    ];
  }
  if (left < closingDays.least) {
    return [
      {
        kind: 'closes_soon',
        title: left === 0 ? 'The ad closes today.' : `The ad closes in ${left === 1 ? '1 day' : `${left} days`}.`,
        todo: 'Many people are online once or twice a week. Two weeks bring more applicants.',
      },
    ];
  }
  return left > closingDays.most
    ? [
        {
          kind: 'closes_far',
          title: `The ad stays open for ${left} days.`,
          todo: 'People wait long for an answer and think that it is old. Choose an earlier day; you can extend it.',
        },
      ]
    : [];
};

const asks: Record<Finding['kind'], Pick<Advice, 'title' | 'todo'>> = {
  asks_fee: {
    title: 'These words ask applicants for money.',
    todo: 'Nobody may ask for money to apply. With these words the ad waits until PNG Workboard has looked at it: take them out.',
  },
  asks_bank: {
    title: 'These words ask for bank cards, PINs or account details.',
    todo: 'Ask for them after hiring, not in an ad. With these words the ad waits until PNG Workboard has looked at it.',
  },
  asks_papers: {
    title: 'These words ask people to send identity papers.',
    todo: 'Look at papers at the interview instead: copies that are sent around are misused.',
  },
};

/** Every text of an ad, one by one. */
export const draftTexts = (ad: DraftAd): string[] => [
  ad.title,
  ad.description,
  ...ad.requirements,
  ...ad.responsibilities,
  ...ad.skills,
  ...ad.benefits,
];

const wordAdvice = (ad: DraftAd): Advice[] => {
  const findings = findingsIn(draftTexts(ad));
  return (['asks_fee', 'asks_bank', 'asks_papers'] as const).flatMap((kind) => {
    const sentences = [...new Set(findings.filter((one) => one.kind === kind).map(({ sentence }) => sentence))];
    return sentences.length > 0 ? [{ kind, ...asks[kind], sentences }] : [];
  });
};

const textAdvice = (ad: DraftAd): Advice[] => [
  ...(isShouting(ad.title)
    ? [
        {
          kind: 'shouting_title' as const,
          title: 'The title shouts.',
          todo: 'Write it like “Heavy Diesel Fitter”: no capitals throughout, no exclamation marks. It is easier to read and to find.',
        },
      ]
    : []),
  ...(words(draftTexts(ad).slice(1)) < thinTextWords
    ? [
        {
          kind: 'thin_text' as const,
          title: 'The ad says little about the work.',
          todo: 'Say what people do all day, with whom, where, and what they must bring along. A few lines more bring better applicants.',
        },
      ]
    : []),
];

/** The ad that says the same is known to the server alone. */
export const duplicateAdvice = (job: { id: number; title: string }): Advice => ({
  kind: 'near_duplicate',
  title: `Your ad “${job.title}” says nearly the same and is still open.`,
  todo: 'Two ads split the applicants. Change that one or extend it, or say here what is different.',
  job,
});

/**
 * What an employer is advised of before an ad goes out, as far as the ad itself shows it (decision P62). Pure: the same in the
 * browser while typing and in the jobs service.
 */
export const adviceOf = (ad: DraftAd, now: Date): Advice[] =>
  adviceInOrder([
    ...wordAdvice(ad),
    ...wageAdvice(ad, now),
    ...dateAdvice(ad, now),
    ...payAdvice(ad),
    ...textAdvice(ad),
  ]);

/** Advice in the order of {@link adviceKinds}: what weighs most first. */
export const adviceInOrder = (advice: readonly Advice[]): Advice[] =>
  advice.toSorted((one, other) => adviceKinds.indexOf(one.kind) - adviceKinds.indexOf(other.kind));
