import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { EmbeddedScorer } from '../engine/embedded-scorer.js';
import { passagesOf } from '../engine/passages.js';
import { claimStrengths } from '../engine/text/claim-strength.js';
import { flatten } from '../engine/text/flat.js';
import { normalize } from '../engine/text/normalize.js';
import { belongsTo } from '../engine/text/sections.js';
import { tokenize } from '../engine/text/tokens.js';
import { type RankJob } from '../engine/types.js';
import { shippedVectors } from '../engine/vectors.js';
import { applicationOf } from './applications.js';

/** A line, what of it is looked at, and whether it counts. */
type Claim = [line: string, look: string, counts: boolean];

const batch = JSON.parse(readFileSync(new URL('contrast/claims.json', import.meta.url), 'utf8')) as Record<
  string,
  Claim[]
>;
const asOf = new Date('2026-06-01T00:00:00Z');
const scorer = new EmbeddedScorer(undefined, () => asOf);
const written = (experience: string) => applicationOf({ skills: [], experience });
const ad = (title: string, description: string, skills: string[], requirements: string[]): RankJob => ({
  title,
  description,
  skills,
  requirements,
  responsibilities: [],
});
const jobs: Record<string, RankJob> = {
  handyman: ad(
    'Handyman',
    'A driver and security guard for a compound who is a carpenter too.',
    ['Driver', 'Security guard', 'Carpenter'],
    ['Driver', 'Carpenter'],
  ),
  lodge: ad(
    'Lodge Attendant',
    'A cook and cleaner for a lodge.',
    ['Cook', 'Cleaner', 'Customer service'],
    ['Cook', 'Cleaner'],
  ),
};
const seller = 'Market seller, Gordons, 2019 - 2022';
const operator = 'Plant operator, Ok Tedi, 2015 - 2020. Drove the dozer and the grader.';
const passagesIn = (line: string) =>
  passagesOf({
    application: written(line),
    answers: [],
    context: { names: new Set(), jobStems: new Set() },
    vectors: shippedVectors(),
    asOf,
  });

/** What a line adds to the score of somebody who sold things, in points of 100. */
const gainOf = (name: string, line: string): number => {
  const scoreOf = (text: string) => scorer.assess(jobs[name]!, written(text)).score;
  return scoreOf(`${seller}\n${line}`) - scoreOf(seller);
};

/** Each way to look at a line: whether it stands as it must. */
const looks: Record<string, (line: string, about: string, counts: boolean) => boolean> = {
  word: (line, word, counts) => {
    const text = normalize(line);
    const tokens = tokenize(text);
    const at = tokens.findIndex(({ start, end }) => text.slice(start, end) === word);
    const strength = claimStrengths(text, tokens).strengths[at] ?? Number.NaN;
    return counts ? strength === 1 : strength < 0.5;
  },
  level: (line, level) => Math.max(...passagesIn(line).map(({ educationLevel }) => educationLevel)) === Number(level),
  weight: (line, _, counts) => passagesIn(line).every(({ experienceWeight }) => experienceWeight > 0.6 === counts),
  school: (line, _, counts) => belongsTo('education', flatten(line)) === counts,
  gain: (line, name, counts) => {
    const gain = gainOf(name, line);
    // Points of 100, of which skills and requirements share some forty.
    return counts ? gain >= 8 : gain < 4;
  },
  meets: (line, asked, counts) => {
    const job = ad('Operator', 'Work with machines and trucks at a mine.', ['Dozer', 'Grader'], [asked]);
    const { reasons } = scorer.assess(job, written(`${operator}\n${line}`));
    return reasons.find(({ criterion }) => criterion === asked)!.degree! >= 0.5 === counts;
  },
};

/** So many of a kind may fail; see docs/ranking.md for which. */
const mayFail: Record<string, number> = { translated: 3, papers: 2 };

describe('claims by who, when and what', () => {
  it.each(Object.entries(batch))('count as they must: %s', (kind, claims) => {
    const failing = claims.filter(([line, look, counts]) => {
      const [way = '', ...about] = look.split(' ');
      return !looks[way]!(line, about.join(' '), counts);
    });
    expect(failing.slice(mayFail[kind] ?? 0)).toEqual([]);
  });
});

/** The same work in two languages, and the job that it is like. */
const told: [job: string, inTokPisin: string, inEnglish: string][] = [
  ['handyman', 'Draiva, Mapai Transport, 2014 - 2019', 'Driver, Mapai Transport, 2014 - 2019'],
  ['handyman', 'Kapenta, Hornibrook, Lae, 2012 - 2018', 'Carpenter, Hornibrook, Lae, 2012 - 2018'],
  [
    'handyman',
    'Mi bin wok sekuriti long Guard Dog Security long Kimbe 6 yia',
    'I worked as security at Guard Dog Security in Kimbe for 6 years',
  ],
  [
    'handyman',
    'Mi draiva bilong Wagambio Transport long Hagen 4 yia',
    'I am a driver of Wagambio Transport in Hagen for 4 years',
  ],
  ['lodge', 'Mi kuk long Rondon Ridge lodge 5 yia', 'I cooked at Rondon Ridge lodge for 5 years'],
  ['lodge', 'Klina long haus gest bilong Ambua, 2016 - 2020', 'Cleaner at the guest house of Ambua, 2016 - 2020'],
];

it.each(told)(
  'work told in Tok Pisin counts like the same in English, for the %s: %s',
  (name, inTokPisin, inEnglish) => {
    expect(gainOf(name, inTokPisin)).toBeGreaterThan(0.85 * gainOf(name, inEnglish));
  },
);
