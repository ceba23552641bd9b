import type { Company } from '@workboard/contracts';

/** Old rows may hold the status with other case or blanks (spec §3). */
export const isAuthorised = ({ status }: Pick<Company, 'status'>): boolean =>
  status.trim().toLowerCase() === 'authorised';
