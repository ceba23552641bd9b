import { type JobFilters, type Parameters, rowCondition, type TextSearch } from './job-filters.js';
import { sameTitleOf, scoreOf, textScoreOf } from './score.js';

/**
 * Matches are ranked in blocks of this many, those with the title that was searched for first, then the newest: ranking a
 * common word's every match would take long.
 */
const rankedBlock = 500;
/** Whole texts are long: fewer of them are ranked. */
const rankedTextBlock = 100;
export const newest = 'created_at DESC, job_id DESC';

interface Wanted {
  filters: JobFilters & { search: TextSearch };
  /** So many are wanted from the first on. */
  last: number;
  /** `YYYY-MM-DD` in Port Moresby. */
  today: string;
  /** Whether all matches are counted; else texts are only looked through when title, company, place and skills find too few. */
  isCounted: boolean;
}

/** Parts of a statement that ranks the matches of a search. */
export interface RankingSql {
  /** `WITH …`: the matches, found by the text index before anything is ordered. */
  matches: string;
  /** Where all matches can be counted. */
  all: string;
  /** Ids in order; a LIMIT may follow. */
  ids: string;
}

/**
 * Beside a limit the planner would walk the rows in their order and read the words of each, which takes long when few match;
 * a materialized query hides the limit from it. The rows to be ranked are then fetched by their place in the table.
 */
const found = (condition: string, same = 'false'): string => `MATERIALIZED (
  SELECT ctid AS place, job_id, created_at, ${same} AS same FROM job_search WHERE ${condition})`;

const ranked = (options: {
  from: string;
  score: string;
  same?: string;
  tier: number;
  last: number;
  size: number;
}): string => {
  const { from, score, same = 'false', tier, last, size } = options;
  const blocks = Math.ceil(last / size);
  const block = blocks === 1 ? '0' : `(row_number() OVER (ORDER BY ${same} DESC, ${newest}) - 1) / ${size}`;
  return `SELECT job_id, created_at, ${tier} AS tier, ${score} AS score, ${block} AS block
    FROM job_search WHERE ctid = ANY (ARRAY(
      SELECT place FROM ${from} ORDER BY same DESC, ${newest} LIMIT ${blocks * size}))`;
};

/** Matches in title, company, place and skills come before those in the text; each in blocks, newest first, by score. */
export const rankingSql = ({ filters, last, today, isCounted }: Wanted, parameters: Parameters): RankingSql => {
  const { search } = filters;
  const score = scoreOf(search.understanding, { today, parameters });
  const narrow = rowCondition({ ...filters, search: { ...search, tier: 'document' } }, parameters);
  const same = sameTitleOf(search.understanding, parameters);
  const first = ranked({ from: 'narrow', score, same, tier: 0, last, size: rankedBlock });
  if (search.tier === 'document') {
    return {
      matches: `WITH narrow AS ${found(narrow, same)}`,
      all: 'narrow',
      ids: `SELECT job_id FROM (${first}) AS ranked ORDER BY block, score DESC, ${newest}`,
    };
  }
  const wide = rowCondition(filters, parameters);
  const isNeeded = isCounted ? '' : ` AND (SELECT count(*) FROM narrow) < ${last}`;
  const textScore = textScoreOf(search.understanding, parameters);
  const others = ranked({ from: 'others', score: textScore, tier: 1, last, size: rankedTextBlock });
  return {
    matches: `WITH narrow AS ${found(narrow, same)}, wide AS ${found(`${wide}${isNeeded}`)},
      others AS (SELECT * FROM wide WHERE NOT EXISTS (SELECT FROM narrow WHERE narrow.job_id = wide.job_id))`,
    all: 'wide',
    ids: `SELECT job_id FROM ((${first}) UNION ALL (${others})) AS ranked ORDER BY tier, block, score DESC, ${newest}`,
  };
};
