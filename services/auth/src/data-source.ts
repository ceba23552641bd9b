import 'reflect-metadata';
import { createDataSource, replaceSchemaObjects } from '@workboard/service-kit';
import { ApiToken } from './api-tokens/api-token.entity.js';
import { Farewell } from './account/farewell.entity.js';
import { PendingUser } from './users/pending-user.entity.js';
import { DataExport } from './exports/data-export.entity.js';
import { FirstSuperAdmin } from './admin/first-super-admin.entity.js';
import { CompanyCopy } from './company-copies/company-copy.entity.js';
import { Accounts } from './migrations/0001-accounts.js';
import { Operations } from './migrations/0002-operations.js';
import { PhoneSignIns1796100000001 } from './migrations/0003-phone-sign-in.js';
import { ApiTokens1796100000002 } from './migrations/0004-api-tokens.js';
import { PhoneCode } from './phone-sign-in/phone-code.entity.js';
import { PhoneSignIn } from './users/phone-sign-in.entity.js';
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
  ApiToken,
  CompanyCopy,
  DataExport,
  Farewell,
  FirstSuperAdmin,
  OneTimeToken,
  PendingUser,
  PhoneCode,
  PhoneSignIn,
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
  Accounts,
  Operations,
  PhoneSignIns1796100000001,
  ApiTokens1796100000002,
  replaceSchemaObjects(schemaObjects),
];

/** The data source of accounts; migrations run from it as the service's own role. */
export const dataSourceFor = (url: string) => createDataSource({ schema, url, entities, migrations });
