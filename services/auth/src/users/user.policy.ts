import { AppError, type Caller } from '@workboard/contracts';
import { currentCaller } from '@workboard/service-kit';

/** The caller, if a super admin; throws `super_admin_required`. */
export const requireSuperAdmin = (): Caller => {
  const caller = currentCaller();
  if (caller.role !== 'super_admin') {
    throw new AppError('super_admin_required');
  }
  return caller;
};

/** The caller, if an employer who belongs to a company; throws `forbidden` or `company_required`. */
export const requireTeamMember = (): Caller & { companyId: number } => {
  const caller = currentCaller();
  if (caller.role !== 'employer') {
    throw new AppError('forbidden');
  }
  const { companyId } = caller;
  if (companyId === null) {
    throw new AppError('company_required', {
      message: 'Company required: You must be associated with a company to manage a team.',
    });
  }
  return { ...caller, companyId };
};

/** The same for calls about one member: without a company nobody is a team mate, so it throws `user_not_found`. */
export const requireTeamMate = (): Caller & { companyId: number } => {
  if (currentCaller().role === 'employer' && currentCaller().companyId === null) {
    throw new AppError('user_not_found');
  }
  return requireTeamMember();
};

/** Who sees a user without asking anyone: self, super admins, team mates (decision A10). */
export const isClose = (caller: Caller, user: { id: number; companyId: number | null }): boolean =>
  caller.userId === user.id ||
  caller.role === 'super_admin' ||
  (caller.companyId !== null && caller.companyId === user.companyId);
