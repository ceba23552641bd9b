import type { EntityManager } from 'typeorm';

/** One applicant whose text another one shares, and the longest sentences of it. */
export interface SharedText {
  applicationId: number;
  quotes: string[];
}

/** Two sentences word for word are no accident; a sentence that very many have comes from a form. */
const fewest = 2;
const mostHolders = 20;
const mostQuoted = 3;
/** From so many sentences on, and with none of their own, even very many have written one text and filled in no form. */
const fewestOfWhole = 4;

/**
 * Links the applicants of a run that share text with each other (decision P33). In a circle of more than twenty who have nothing but
 * one and the same text each is linked to the twenty that come next, the last to the first again.
 */
export const linkSharedTexts = async (manager: EntityManager, runId: string): Promise<void> => {
  await manager.query(
    `WITH prints AS (
       SELECT application_id, user_id, key AS print, value AS quote FROM run_entries, jsonb_each_text(prints) WHERE run_id = $1),
     common AS (SELECT print FROM prints GROUP BY print HAVING count(*) BETWEEN 2 AND ${mostHolders}),
     held AS (SELECT prints.* FROM prints JOIN common USING (print)),
     pairs AS (
       SELECT a.application_id, b.application_id AS other, (array_agg(a.quote ORDER BY length(a.quote) DESC))[1:${mostQuoted}] AS quotes
       FROM held a JOIN held b ON b.print = a.print AND b.application_id <> a.application_id AND b.user_id <> a.user_id
       GROUP BY 1, 2 HAVING count(*) >= ${fewest}),
     texts AS (
       SELECT application_id, string_agg(print, ' ' ORDER BY print) AS whole, (array_agg(quote ORDER BY length(quote) DESC))[1:${mostQuoted}] AS quotes
       FROM prints GROUP BY 1 HAVING count(*) >= ${fewestOfWhole}),
     circles AS (
       SELECT *, row_number() OVER (PARTITION BY whole ORDER BY application_id) AS place, count(*) OVER (PARTITION BY whole) AS size
       FROM texts),
     neighbours AS (
       SELECT a.application_id, b.application_id AS other, a.quotes
       FROM circles a JOIN circles b ON b.whole = a.whole AND (b.place - a.place + a.size) % a.size BETWEEN 1 AND ${mostHolders}
       WHERE a.size > ${mostHolders}),
     linked AS (
       SELECT application_id, jsonb_agg(jsonb_build_object('applicationId', other, 'quotes', quotes) ORDER BY other) AS shared
       FROM (SELECT * FROM pairs UNION SELECT * FROM neighbours) AS links GROUP BY 1)
     UPDATE run_entries e SET shared = linked.shared FROM linked WHERE e.run_id = $1 AND e.application_id = linked.application_id`,
    [runId],
  );
};

/** Takes an applicant out of the links of the others of the job. */
export const unlinkSharedTexts = async (
  manager: EntityManager,
  { id, jobId }: { id: number; jobId: number },
): Promise<void> => {
  await manager.query(
    `UPDATE run_entries SET shared = (
       SELECT coalesce(jsonb_agg(one), '[]') FROM jsonb_array_elements(shared) AS one WHERE (one->>'applicationId')::int <> $1)
     WHERE run_id IN (SELECT id FROM runs WHERE job_id = $2)
       AND shared @> jsonb_build_array(jsonb_build_object('applicationId', $1::int))`,
    [id, jobId],
  );
};
