import type { Caller } from '@workboard/contracts';

/** The parts of a caller that the rule asks for. */
export type Viewer = Pick<Caller, 'userId' | 'companyId' | 'teamRole'>;

/** A company's jobs, as a condition on a row of `job_copies` that goes by the name `job`. */
export const isOfCompany = (companyId: number | null): string => `job.company_id = ${companyId ?? 0}`;

/**
 * The one rule of hiring teams, as a condition on a row of `job_copies` that goes by the name `job` (decision P68): an employer
 * sees the applicants of their company's jobs that have no hiring team, of those whose team they are in, and as the owner of
 * all. Both are numbers that we made ourselves, so they stand in the statement.
 */
export const isOpenTo = ({ userId, companyId, teamRole }: Viewer): string => {
  const isOwn = isOfCompany(companyId);
  return teamRole === 'owner'
    ? isOwn
    : `(${isOwn} AND (NOT EXISTS (SELECT FROM hiring_teams AS team WHERE team.job_id = job.id) OR EXISTS (
        SELECT FROM hiring_team_members AS mate WHERE mate.job_id = job.id AND mate.user_id = ${userId})))`;
};
