/** The choice of an employer who belongs to no company yet (spec §5 "Admin create user"). */
export const noCompany = 'none';
