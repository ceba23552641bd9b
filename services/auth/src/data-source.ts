import 'reflect-metadata';
import { createDataSource } from '@workboard/service-kit';
import { PendingUser } from './accounts/pending-user.entity.js';
import { FirstSuperAdmin } from './admin/first-super-admin.entity.js';
import { CompanyCopy } from './companies/company-copy.entity.js';
import { Accounts1796000000001 } from './migrations/0001-accounts.js';
import { RevokedCompanies1796000000002 } from './migrations/0002-revoked-companies.js';
import { CompetingRegistrations1796000000003 } from './migrations/0003-competing-registrations.js';
import { AccountLinks1796000000004 } from './migrations/0004-account-links.js';
import { SessionPlaces1796000000005 } from './migrations/0005-session-places.js';
import { Versions1796000000006 } from './migrations/0006-versions.js';
import { ResumeFile } from './resumes/resume-file.entity.js';
import { Session } from './sessions/session.entity.js';
import { TeamInvitation } from './team/team-invitation.entity.js';
import { OneTimeToken } from './tokens/one-time-token.entity.js';
import { SkillAssessment } from './users/skill-assessment.entity.js';
import { UserEntity } from './users/user.entity.js';

export const schema = 'auth';
export const entities = [
  CompanyCopy,
  FirstSuperAdmin,
  OneTimeToken,
  PendingUser,
  ResumeFile,
  Session,
  SkillAssessment,
  TeamInvitation,
  UserEntity,
];
export const migrations = [
  Accounts1796000000001,
  RevokedCompanies1796000000002,
  CompetingRegistrations1796000000003,
  AccountLinks1796000000004,
  SessionPlaces1796000000005,
  Versions1796000000006,
];

/** The data source of accounts; migrations run from it as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });

export default dataSourceFor(process.env['DATABASE_URL'] ?? '');
