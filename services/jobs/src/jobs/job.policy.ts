import { AppError, type Caller } from '@workboard/contracts';

/** Any team member counts as the company itself. */
export const isOwnTeam = (caller: Caller | null, companyId: number): boolean =>
  caller?.role === 'employer' && caller.companyId === companyId;

/** Throws `not_job_editor` unless the job belongs to the caller's company or the caller is a super admin. */
export const requireJobEditor = (caller: Caller, companyId: number): void => {
  if (caller.role !== 'super_admin' && !isOwnTeam(caller, companyId)) {
    throw new AppError('not_job_editor');
  }
};

/**
 * The company an employer posts for: their own. Throws `company_required` without one and `forbidden` when the body names
 * another (spec §5).
 */
export const companyToPostFor = (caller: Caller, named: number | null | undefined): number => {
  const { companyId } = caller;
  if (companyId === null) {
    throw new AppError('company_required');
  }
  if (named !== null && named !== undefined && named !== companyId) {
    throw new AppError('forbidden');
  }
  return companyId;
};
