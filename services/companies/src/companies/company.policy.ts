import { AppError, type Caller } from '@workboard/contracts';
import type { Company } from './company.entity.js';

type Owned = Pick<Company, 'id' | 'ownerId' | 'status'>;

const isOwn = (company: Pick<Owned, 'id' | 'ownerId'>, caller: Caller): boolean =>
  caller.companyId === company.id || (caller.role === 'employer' && caller.userId === company.ownerId);

/** Authorised ones are public; the team and super admins also see theirs (decision P8). */
export const canView = (company: Owned, caller: Caller | null): boolean =>
  company.status === 'authorised' || (caller !== null && (caller.role === 'super_admin' || isOwn(company, caller)));

/** Its team and super admins; throws `not_company_editor` for all others, such as an owner who was taken out of the team. */
export const requireEditor = (company: Pick<Owned, 'id'>, caller: Caller): void => {
  const isMember = caller.role === 'employer' && caller.companyId === company.id;
  if (!isMember && caller.role !== 'super_admin') {
    throw new AppError('not_company_editor');
  }
};
