/** The choice of an employer who belongs to no company yet (spec §5 "Admin create user"). */
export const noCompany = 'none';

/** How the edit form shows a password that it does not know; sending it back changes nothing (spec §5). */
export const maskedPassword = '••••••••';
