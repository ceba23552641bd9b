import type { EntityManager } from 'typeorm';

/** What a team wrote about applications that it cannot see any more, as their job is deleted. */
export const forgetJob = async (
  manager: EntityManager,
  { jobId, applicationIds }: { jobId: number; applicationIds: readonly number[] },
): Promise<void> => {
  for (const table of ['application_notes', 'scorecards', 'application_history']) {
    await manager.query(`DELETE FROM ${table} WHERE application_id = ANY($1)`, [applicationIds]);
  }
  await manager.query(`UPDATE applications SET tags = '{}' WHERE id = ANY($1) AND tags <> '{}'`, [applicationIds]);
  await manager.query(`DELETE FROM score_criteria WHERE job_id = $1`, [jobId]);
  await manager.query(`DELETE FROM hiring_teams WHERE job_id = $1`, [jobId]);
};

/** A deleted account is nobody's author any more, scores nobody, and is in no hiring team. */
export const forgetPerson = async (manager: EntityManager, userId: number): Promise<void> => {
  await manager.query(`UPDATE application_history SET actor_id = NULL WHERE actor_id = $1`, [userId]);
  await manager.query(`UPDATE application_notes SET author_id = NULL WHERE author_id = $1`, [userId]);
  await manager.query(`DELETE FROM scorecards WHERE user_id = $1`, [userId]);
  await manager.query(`DELETE FROM hiring_team_members WHERE user_id = $1`, [userId]);
};
