import type { TextSearch } from '../job-filters.js';
import type { Parameters } from '../parameters.js';
import type { Understanding } from '../language/understanding.js';
import { coreText, meantQuery, typedQuery } from '../text-query.js';

export const newest = 'created_at DESC, job_id DESC';

/** What each thing adds to the score of a job. Words in the title count for 1, in company and place .4, in skills .2. */
export const points = { sameTitle: 2, titleWithin: 0.6, meant: 0.3, near: 0.2, aMonthOld: 0.02, closed: 0.05 } as const;

/** Whether a job has the title that was searched for. */
export const sameTitleOf = (understanding: Understanding, parameters: Parameters): string => {
  const core = coreText(understanding);
  return core === '' ? 'false' : `title IN (${parameters.add(core)}::text, ${parameters.add(understanding.typed)})`;
};

/** How well a job fits a search: what was typed before what it may mean; being fresh and open weighs a little. */
export const scoreOf = (
  { understanding, besides = [] }: TextSearch,
  options: { today: string; parameters: Parameters },
): string => {
  const { today, parameters } = options;
  const core = coreText(understanding);
  const title = core === '' ? '' : `${parameters.add(core)}::text`;
  const near = understanding.alternatives.flat().flatMap((part) => part.near);
  return [
    understanding.alternatives.length === 0 ? '0' : `ts_rank(document, ${typedQuery(understanding, parameters)})`,
    understanding.alternatives.length === 0
      ? ''
      : `${points.meant} * ts_rank(document, ${meantQuery(understanding, parameters)})`,
    besides.length === 0
      ? ''
      : `ts_rank(document, ${typedQuery({ ...understanding, alternatives: [[...besides]] }, parameters)})`,
    core === ''
      ? ''
      : `CASE WHEN title IN (${title}, ${parameters.add(understanding.typed)}) THEN ${points.sameTitle}
         WHEN position(' ' || ${title} || ' ' IN ' ' || title || ' ') > 0 THEN ${points.titleWithin} ELSE 0 END`,
    near.length === 0
      ? ''
      : `CASE WHEN document @@ ${parameters.add(near.join(' | '))}::tsquery THEN ${points.near} ELSE 0 END`,
    `-${points.aMonthOld} * least(extract(epoch FROM now() - created_at) / 2592000, 3)`,
    `CASE WHEN closing_date < ${parameters.add(today)}::date THEN -${points.closed} ELSE 0 END`,
  ]
    .filter(Boolean)
    .join(' + ');
};

/** How near each other the words of a tsquery stand in the text of a job. */
export const textScore = (query: string): string => `ts_rank_cd(body, ${query})`;
