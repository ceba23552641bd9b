import { queryOptions } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { getList } from '../../lib/api.js';

/** The members of the own company. */
export const teamQuery = queryOptions({
  queryKey: ['/api/company-users'],
  queryFn: ({ signal }) => getList<User>('/api/company-users', { signal }),
});

/** The domain of an address, as team members must share it (spec §5). */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** At a shared mail service an address proves nothing, so whoever is added decides (decision A12). */
export const invitedText = 'We mailed an invitation: they join with a password of their own.';
