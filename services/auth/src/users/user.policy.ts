import { AppError, type Caller } from '@workboard/contracts';

/** The caller with their company; throws `company_required`. */
export const requireTeamMember = (caller: Caller): Caller & { companyId: number } => {
  const { companyId } = caller;
  if (companyId === null) {
    throw new AppError('company_required', {
      message: 'Company required: You must be associated with a company to manage a team.',
    });
  }
  return { ...caller, companyId };
};

/** The same for calls about one member: without a company nobody is a team mate, so it throws `user_not_found`. */
export const requireTeamMate = (caller: Caller): Caller & { companyId: number } => {
  if (caller.companyId === null) {
    throw new AppError('user_not_found');
  }
  return requireTeamMember(caller);
};

/** Who sees a user without asking anyone: self, super admins, team mates (decision A10). */
export const isClose = (caller: Caller, user: { id: number; companyId: number | null }): boolean =>
  caller.userId === user.id ||
  caller.role === 'super_admin' ||
  (caller.companyId !== null && caller.companyId === user.companyId);
