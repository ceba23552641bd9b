import type { EntityManager } from 'typeorm';

/** Adds the open deltas to the cube of counts; totals and the version of the rows stay the same. Needs a transaction. */
export const foldCounts = async (manager: EntityManager): Promise<void> => {
  await manager.query(
    `WITH taken AS (DELETE FROM facet_deltas RETURNING *),
     numbered AS (UPDATE search_state SET folded = folded + (SELECT count(*) FROM taken)
       WHERE EXISTS (SELECT FROM taken))
     INSERT INTO facet_counts AS cell (location, industry, work_type, employment_type, jobs)
     SELECT location, industry, work_type, employment_type, sum(jobs) FROM taken
     GROUP BY location, industry, work_type, employment_type
     ON CONFLICT (location, industry, work_type, employment_type) DO UPDATE SET jobs = cell.jobs + excluded.jobs`,
  );
  await manager.query(`DELETE FROM facet_counts WHERE jobs = 0`);
};
