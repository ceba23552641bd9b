import { AppError, type Caller } from '@workboard/contracts';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isOpenTo } from '../hiring-teams/hiring-team.policy.js';

/**
 * Narrows a query over `application` and its `job` to what the caller may see (spec §4, decision W5): a seeker
 * theirs, an employer those of their company's active jobs that their hiring team leaves open to them (decision P68), with `includeClosed` also of those that are switched off
 * (decision P20), a super admin all. Throws `forbidden` for other roles.
 */
export const visibleTo = <T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  caller: Caller,
  { includeClosed = false } = {},
): SelectQueryBuilder<T> => {
  switch (caller.role) {
    case 'job_seeker':
      return query.andWhere('application.userId = :ownId', { ownId: caller.userId });
    case 'employer':
      return query.andWhere(`${isOpenTo(caller)} AND ${includeClosed ? 'NOT job.deleted' : `job.status = 'active'`}`);
    case 'super_admin':
      return query;
    default:
      throw new AppError('forbidden');
  }
};
