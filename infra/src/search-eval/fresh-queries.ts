import { Random } from '../seed/random.js';
import type { JudgedQuery } from './queries.js';

/** A public job of the demo data. */
export interface FreshJob {
  title: string;
  location: string | null;
  description: string;
}

/** What people add that a job seldom says; written before these queries were first asked, and not changed since. */
const besides = [
  'weekend work',
  'fuel card provided',
  'female preferred',
  'start monday',
  'six months',
  'own vehicle',
  'close to town',
  'free lunch',
  'class 3 licence',
  'married accommodation',
  'good pay',
  'no drinking',
];
/** Written after what was left out had been mended, and before these were first asked. */
const laterBesides = [
  'school fees paid',
  'no weekends',
  'with dormitory',
  'for women',
  'rotation two weeks',
  'own tools',
  'safety boots',
  'walking distance',
  'church run',
  'class 6 licence',
  'age under 40',
  'village based',
  'quick start',
  'overtime',
  'computer skills',
];
const perKind = 50;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** One letter of the longest word left out, doubled or changed for its neighbour. */
const slipped = (words: readonly string[], dice: Random): string[] => {
  const [longest = ''] = words.toSorted((one, other) => other.length - one.length);
  if (longest.length < 5) {
    return [...words];
  }
  const at = dice.int(1, longest.length - 2);
  const wrong = dice.pick([
    longest.slice(0, at) + longest.slice(at + 1),
    longest.slice(0, at) + longest.charAt(at) + longest.slice(at),
    longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2),
  ]);
  return words.map((word) => (word === longest ? wrong : word));
};

/**
 * Queries for jobs of the demo data, drawn with a seed of their own: figures of the first run stand in docs/search.md. A
 * job of the same title is right.
 */
export const freshQueries = (jobs: readonly FreshJob[]): JudgedQuery[] => {
  const dice = new Random('fresh-search-eval');
  const draw = (): { job: FreshJob; words: string[]; town: string } => {
    const job = dice.pick(jobs);
    return { job, words: wordsOf(job.title), town: (job.location ?? '').split(',')[0]?.toLowerCase() ?? '' };
  };
  const kinds: Record<string, (drawn: ReturnType<typeof draw>) => string> = {
    'fresh: words in another order, with the town': ({ words, town }) => [...dice.shuffle(words), town].join(' '),
    'fresh: a slip of the finger, with the town': ({ words, town }) => [...slipped(words, dice), town].join(' '),
    'fresh: one thing too many': ({ words }) => [...words, dice.pick(besides)].join(' '),
  };
  const later = new Random('fresh-search-eval-2');
  const mended = ({ words }: ReturnType<typeof draw>) => [...words, later.pick(laterBesides)].join(' ');
  return Object.entries({ ...kinds, 'fresh: another thing too many': mended }).flatMap(([kind, textOf]) =>
    Array.from({ length: perKind }, () => {
      const drawn = draw();
      return { kind, text: textOf(drawn), isRight: (title: string) => title === drawn.job.title };
    }),
  );
};
