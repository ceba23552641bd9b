import { readFileSync } from 'node:fs';
import type { dataSourceFor, searchOf } from '@workboard/jobs';
import { type EvalJob, judgedQueries } from '../search-eval/queries.js';
import { Random } from '../seed/random.js';
import { timed } from './measure.js';

const atOnce = 32;
/** Milliseconds between two jobs that are posted: 86,400 a day. */
const writesEvery = 1000;
export type Ask = (search?: string, offset?: number) => Promise<unknown>;

/** Asks for a list of jobs as a visitor does, with the exact total. */
export const askOf =
  (list: ReturnType<typeof searchOf>['list']): Ask =>
  (search, offset = 0) =>
    list.list({ ...(search === undefined ? {} : { search }), limit: 20, offset, includeTotal: true });

/** Requests a second, 32 at once. */
export const rateOf = async (count: number, one: (at: number) => Promise<unknown>): Promise<number> => {
  const waiting = Array.from({ length: count }, (_, at) => at).values();
  const worker = async () => {
    for (const at of waiting) {
      await one(at);
    }
  };
  const ms = await timed(() => Promise.all(Array.from({ length: atOnce }, worker)));
  return (count * 1000) / ms;
};

/** The judged queries of the evaluation as traffic has them: the second is asked half as often as the first, and so on. */
export const zipfQueries = (count: number): string[] => {
  const dice = new Random('search-mix');
  const jobs = JSON.parse(
    readFileSync(new URL('../../data/search-eval-jobs.json', import.meta.url), 'utf8'),
  ) as EvalJob[];
  const texts = dice.shuffle(judgedQueries(jobs).map(({ text }) => text));
  const reached: number[] = [];
  for (const [at] of texts.entries()) {
    reached.push((reached.at(-1) ?? 0) + 1 / (at + 1));
  }
  return Array.from({ length: count }, () => {
    const drawn = dice.next() * (reached.at(-1) ?? 0);
    return texts[reached.findIndex((sum) => sum >= drawn)] ?? '';
  });
};

/** Does something while a job is posted every second and the one before is taken down; they are removed afterwards. */
export const whileJobsAreWritten = async <T>(
  source: ReturnType<typeof dataSourceFor>,
  work: () => Promise<T>,
): Promise<T> => {
  const made: number[] = [];
  let writing = Promise.resolve();
  const write = async () => {
    const [job] = await source.query<{ id: number }[]>(
      `INSERT INTO jobs (title, description, requirements, responsibilities, skills, location, work_type, employment_type, industry,
         company_id, status, published, published_at)
       SELECT title, description, requirements, responsibilities, skills, location, work_type, employment_type, industry,
         company_id, 'active', true, now() FROM jobs WHERE id = 1 + $1::int % (SELECT max(id) FROM jobs)
       RETURNING id`,
      [(made.length + 1) * 7919],
    );
    await source.query(`UPDATE jobs SET status = 'inactive' WHERE id = $1`, [made.at(-1) ?? 0]);
    if (job) {
      made.push(job.id);
    }
  };
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, writesEvery);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await writing;
    await source.query(`DELETE FROM jobs WHERE id = ANY ($1::int[])`, [made]);
  }
};
