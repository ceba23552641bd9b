import 'reflect-metadata';
import { createDataSource, replaceSchemaObjects } from '@workboard/service-kit';
import { Farewell } from './account/farewell.entity.js';
import { PendingUser } from './users/pending-user.entity.js';
import { DataExport } from './exports/data-export.entity.js';
import { FirstSuperAdmin } from './admin/first-super-admin.entity.js';
import { CompanyCopy } from './company-copies/company-copy.entity.js';
import { Accounts1796000000001 } from './migrations/0001-accounts.js';
import { RevokedCompanies1796000000002 } from './migrations/0002-revoked-companies.js';
import { CompetingRegistrations1796000000003 } from './migrations/0003-competing-registrations.js';
import { AccountLinks1796000000004 } from './migrations/0004-account-links.js';
import { SessionPlaces1796000000005 } from './migrations/0005-session-places.js';
import { Versions1796000000006 } from './migrations/0006-versions.js';
import { SecondFactors1796000000007 } from './migrations/0007-second-factors.js';
import { NewDevices1796000000008 } from './migrations/0008-new-devices.js';
import { ReturnPaths1796000000009 } from './migrations/0009-return-paths.js';
import { AccountClosing1796000000010 } from './migrations/0010-account-closing.js';
import { DataExports1796000000011 } from './migrations/0011-data-exports.js';
import { ResumeNames1796000000012 } from './migrations/0012-resume-names.js';
import { MailBudgets1796000000013 } from './migrations/0013-mail-budgets.js';
import { TeamRoles1796000000014 } from './migrations/0014-team-roles.js';
import { TeamRolesChecked1796000000015 } from './migrations/0015-team-roles-checked.js';
import { ResumeFile } from './resumes/resume-file.entity.js';
import { schemaObjects } from './schema/index.js';
import { RecoveryCode } from './second-factor/recovery-code.entity.js';
import { SecondFactorFailure } from './second-factor/second-factor-failure.entity.js';
import { SecondFactor } from './second-factor/second-factor.entity.js';
import { SignInTicket } from './sign-in/sign-in-ticket.entity.js';
import { SeenDevice } from './sign-in/seen-device.entity.js';
import { Session } from './sessions/session.entity.js';
import { TeamInvitation } from './users/team-invitation.entity.js';
import { OneTimeToken } from './tokens/one-time-token.entity.js';
import { SkillAssessment } from './users/skill-assessment.entity.js';
import { User } from './users/user.entity.js';

export { schemaObjects };

export const schema = 'auth';
export const entities = [
  CompanyCopy,
  DataExport,
  Farewell,
  FirstSuperAdmin,
  OneTimeToken,
  PendingUser,
  RecoveryCode,
  ResumeFile,
  SecondFactor,
  SecondFactorFailure,
  SeenDevice,
  Session,
  SignInTicket,
  SkillAssessment,
  TeamInvitation,
  User,
];
export const migrations = [
  Accounts1796000000001,
  RevokedCompanies1796000000002,
  CompetingRegistrations1796000000003,
  AccountLinks1796000000004,
  SessionPlaces1796000000005,
  Versions1796000000006,
  SecondFactors1796000000007,
  NewDevices1796000000008,
  ReturnPaths1796000000009,
  AccountClosing1796000000010,
  DataExports1796000000011,
  ResumeNames1796000000012,
  MailBudgets1796000000013,
  TeamRoles1796000000014,
  TeamRolesChecked1796000000015,
  replaceSchemaObjects(schemaObjects),
];

/** The data source of accounts; migrations run from it as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });

export default dataSourceFor(process.env['DATABASE_URL'] ?? '');
