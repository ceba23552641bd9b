import { accounts } from './accounts.js';
import { admin } from './admin.js';
import { alerts } from './alerts.js';
import { applications } from './applications.js';
import { companies } from './companies.js';
import { jobs } from './jobs.js';
import { uploads } from './uploads.js';
import type { MatrixRow } from './row.js';

/** Spec §6 and §7 with decisions A10–A13 and W1–W9: who gets which answer. Rows of one route differ in whose object it is. */
export const matrix: readonly MatrixRow[] = [
  ...accounts,
  ...jobs,
  ...companies,
  ...applications,
  ...alerts,
  ...uploads,
  ...admin,
];
