import type { Role } from '@workboard/contracts/enums';

export const roleLabels: Record<Role, string> = {
  job_seeker: 'Job Seeker',
  employer: 'Employer',
  admin: 'Admin',
  super_admin: 'Super Admin',
};
