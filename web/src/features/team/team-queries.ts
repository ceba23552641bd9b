import type { User } from '@workboard/contracts';
import { fullName } from '@workboard/contracts/person-name';

/** The domain of an address, as team members must share it (spec §5). */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** At a shared mail service an address proves nothing, so whoever is added decides (decision A12). */
export const sayAdded = ({ isVerified, ...member }: User): string =>
  isVerified
    ? fullName(member)
    : `${fullName(member)}: We mailed an invitation: they join with a password of their own.`;
