import type { Caller } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';

export interface TeamScore {
  average: number;
  count: number;
}

/** What the team makes of applicants, by application, of those whom the viewer has scored too (decision P47). */
export const teamScores = async (
  manager: EntityManager,
  { ids, viewer }: { ids: readonly number[]; viewer: Caller | null },
): Promise<ReadonlyMap<number, TeamScore>> => {
  if (viewer?.role !== 'employer' || ids.length === 0) {
    return new Map();
  }
  const rows: ({ id: number } & TeamScore)[] = await manager.query(
    `SELECT application_id AS id, avg(average) AS average, count(*)::int AS count
     FROM scorecards WHERE application_id = ANY($1)
     GROUP BY application_id HAVING bool_or(user_id = $2)`,
    [ids, viewer.userId],
  );
  return new Map(rows.map(({ id, average, count }) => [id, { average, count }]));
};
