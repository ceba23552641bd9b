import { z } from 'zod';
import { accountApi, type AccountClosing, type DataExport, exportParams } from '../api/account.js';
import { adminApi, adminCreateUserBody, adminUpdateUserBody, type ListUsers } from '../api/admin.js';
import { adminManyApi, changeUsersBody } from '../api/admin-many.js';
import { adminRecordsApi, type CompanyPerson } from '../api/admin-records.js';
import type { DecidedMany } from '../api/applications.js';
import { apiTokensApi, type ApiToken, createApiTokenBody, type NewApiToken } from '../api/api-tokens.js';
import {
  authApi,
  acceptInvitationBody,
  changePasswordBody,
  emailBody,
  type LinkConfirmation,
  linkBody,
  type LinkFacts,
  loginBody,
  type OpenSession,
  registerBody,
  resetPasswordBody,
  tokenBody,
} from '../api/auth.js';
import type { Page } from '../api/paging.js';
import {
  addPhoneSignInBody,
  phoneBody,
  phoneCodeBody,
  phoneSignInBody,
  type PhoneSignIn,
  phoneSignInApi,
} from '../api/phone-sign-in.js';
import type { SmsCodeSent } from '../api/sms.js';
import {
  secondFactorApi,
  codeBody,
  passwordAndAnyCodeBody,
  passwordAndCodeBody,
  passwordBody,
  type RecoveryCodes,
  secondFactorBody,
  type SecondFactorSetup,
  type SecondFactorState,
  type SecondFactorTicket,
} from '../api/second-factor.js';
import {
  employerLinkApi,
  teamApi,
  addTeamMemberBody,
  addUserBody,
  type EmployerWithoutCompany,
  linkEmployerBody,
  updateTeamMemberBody,
} from '../api/team.js';
import { uploadsApi, type ResumeInfo } from '../api/uploads.js';
import { usersApi, type Applicant, type UpdatedUser, updateUserBody, type User } from '../api/users.js';
import type { Caller } from '../caller.js';
import type { ApplyProfileField } from '../constants.js';
import type { Role, TeamRole, TokenPurpose } from '../enums.js';
import { events } from '../events.js';
import * as field from '../fields.js';
import { checked, defineService, nothing, personalData, openWrite, read, write } from '../message.js';
import { processReport, statusMessages } from '../service-status.js';

/** A session that was opened; the gateway turns the id into the cookie. */
export interface OpenedSession {
  sessionId: string;
  user: User;
}
/** What a sign-in comes to: a session, or the question for the second factor. */
export type SignedIn = OpenedSession | SecondFactorTicket;
/** An invitation as its link shows it. */
export interface InvitationLink {
  email: string;
  firstName: string;
  lastName: string;
  companyId: number;
  hasAccount: boolean;
}
/** What mails need of a person. */
export interface Contact {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  role: Role;
  companyId: number | null;
  /** Of employers with a company (decision P67). */
  teamRole?: TeamRole | undefined;
  /** The account will be deleted within days: nothing new is sent there. */
  isLeaving?: true;
}
/** What a list of applicants says of a person's work, in their own words; `experience` is its beginning. */
export interface Headline {
  id: number;
  firstName: string;
  lastName: string;
  location: string | null;
  experience: string | null;
}
/** What ranking reads of a person; the names serve blinding only. */
export interface CandidateProfile {
  userId: number;
  firstName: string;
  lastName: string;
  location: string | null;
  bio: string | null;
  skills: string[];
  experience: string | null;
  education: string | null;
  resume: string | null;
  fingerprint: string;
}
/** Alike for two states of a person exactly when rankings read the same of both. */
export type CandidateFingerprint = Pick<CandidateProfile, 'userId' | 'fingerprint'>;
/** What a mail with a single-use link needs; the raw token exists here and in the mail only. */
export interface MailToken {
  purpose: TokenPurpose;
  email: string;
  firstName: string;
  role: Role;
  /** The company that an invitation, or a colleague's account, is about. */
  companyId: number | null;
  /** The address that takes, or took, the place of this one. */
  newEmail: string | null;
  /** Browser and system of a strange sign-in, as they name themselves. */
  detail: string | null;
  createdAt: string;
  /** The page that the link goes on to. */
  returnTo: string | null;
  token: string;
  expiresAt: string;
}

/** What the text with a code says; the digits exist here and in the text only. */
export interface PhoneCode {
  /** E.164. */
  phone: string;
  code: string;
}

/** From where somebody signs in, shown in the list of their sessions. */
const signInPlace = {
  device: z.string().max(200).optional(),
  address: z.string().max(64).optional(),
  /** Whether this browser signed in to the account before; missing for programs, which keep no mark of it. */
  isKnown: z.boolean().optional(),
};
const id = z.object({ id: field.id });
const ids = z.object({ ids: z.array(field.id).max(5000) });
const fileId = z.object({ fileId: z.uuid() });

export const authService = defineService('auth', {
  personalData,
  ...statusMessages,
  /** A gateway, which has no database of its own, says how it is; seen with the processes of this service. */
  reportProcess: write<null>()('internal', processReport),
  login: openWrite<SignedIn>()(authApi.login, loginBody.extend(signInPlace)),
  register: openWrite<{ verificationRequired: true; email: string }>()(authApi.register, registerBody),
  resendVerification: openWrite<null>()(authApi.resendVerification, emailBody),
  checkLink: read<LinkFacts>()(authApi.checkLink, tokenBody),
  tempLogin: openWrite<SignedIn | LinkConfirmation>()(authApi.tempLogin, linkBody.extend(signInPlace)),
  logout: openWrite<null>()(authApi.logout, z.object({ sessionId: z.string() })),
  changePassword: openWrite<null>()(authApi.changePassword, changePasswordBody),
  listSessions: read<OpenSession[]>()(authApi.sessions, nothing),
  endSession: openWrite<null>()(authApi.endSession, z.object({ id: z.uuid() })),
  endOtherSessions: openWrite<null>()(authApi.endOtherSessions, nothing),
  findSession: read<Caller | null>()('internal', z.object({ sessionId: z.string() })),
  listApiTokens: read<ApiToken[]>()(apiTokensApi.list, nothing),
  createApiToken: write<NewApiToken>()(apiTokensApi.create, createApiTokenBody),
  revokeApiToken: write<null>()(apiTokensApi.revoke, id),
  /** Whom a token stands for; 'expired' when its time is over, null when there is none such, or not any more. */
  findApiToken: read<Caller | 'expired' | null>()('internal', z.object({ hash: z.string().length(43) })),
  forgotPassword: openWrite<null>()(authApi.forgotPassword, emailBody),
  resetPassword: openWrite<{ verificationRequired: boolean }>()(authApi.resetPassword, resetPasswordBody),

  sendPhoneCode: openWrite<SmsCodeSent>()(phoneSignInApi.sendCode, phoneBody.extend(signInPlace)),
  phoneSignIn: openWrite<SignedIn>()(phoneSignInApi.signIn, phoneSignInBody.extend(signInPlace)),
  disownPhone: openWrite<null>()(phoneSignInApi.disown, phoneCodeBody),
  getPhoneSignIn: read<PhoneSignIn>()(phoneSignInApi.get, nothing),
  addPhoneSignIn: write<PhoneSignIn>()(phoneSignInApi.add, addPhoneSignInBody),
  removePhoneSignIn: write<null>()(phoneSignInApi.remove, nothing),
  /** The text with a code; null when the code is of no use any more. */
  phoneCodeText: read<PhoneCode | null>()('internal', z.object({ codeId: z.uuid() })),
  /** Whoever holds the number answered that the account is not theirs. `phone` in E.164. */
  endPhoneSignIn: openWrite<null>()('internal', z.object({ phone: z.string() })),

  secondFactorSignIn: openWrite<OpenedSession>()(secondFactorApi.signIn, secondFactorBody),
  secondFactorState: read<SecondFactorState>()(secondFactorApi.state, nothing),
  setUpSecondFactor: openWrite<SecondFactorSetup>()(secondFactorApi.setUp, passwordBody),
  turnOnSecondFactor: openWrite<RecoveryCodes>()(secondFactorApi.turnOn, codeBody),
  renewRecoveryCodes: openWrite<RecoveryCodes>()(secondFactorApi.renewCodes, passwordAndCodeBody),
  turnOffSecondFactor: openWrite<null>()(secondFactorApi.turnOff, passwordAndCodeBody),
  resetSecondFactor: write<null>()(secondFactorApi.reset, id),
  listExports: read<DataExport[]>()(accountApi.exports, nothing),
  startExport: openWrite<DataExport>()(accountApi.startExport, passwordBody),
  /** The caller's archive, while it can be downloaded; throws `file_not_found`. */
  exportFile: read<DataExport>()(accountApi.exportFile, exportParams),
  closeAccount: openWrite<AccountClosing>()(accountApi.close, passwordAndAnyCodeBody),
  keepAccount: openWrite<null>()(accountApi.keep, nothing),
  /** To whom the last mail goes, after the account is gone; null a day later. */
  farewell: read<{ email: string; firstName: string } | null>()('internal', z.object({ farewellId: z.uuid() })),

  getUser: read<User>()(usersApi.get, id),
  updateUser: openWrite<UpdatedUser>()(usersApi.update, z.object({ id: field.id, changes: updateUserBody })),
  applicants: read<Applicant[]>()('internal', ids),
  /** What a list of applicants says of each (decision P41). */
  headlines: read<Headline[]>()('internal', ids),
  contacts: read<Contact[]>()('internal', ids),
  /** Every super admin, for notices of what needs a look. */
  superAdminContacts: read<Contact[]>()('internal', nothing),
  companyContacts: read<Contact[]>()('internal', z.object({ companyId: field.id })),
  /** People whose name or address holds the words, for super admins' searches; at most `limit`. */
  findPeople: read<Contact[]>()(
    'internal',
    z.object({ q: z.string().min(1).max(100), limit: z.int().min(1).max(500) }),
  ),
  /** Those of the people whose name, address or a skill holds the words. */
  peopleMatching: read<number[]>()('internal', ids.extend({ q: z.string().min(1).max(200) })),
  applyProfile: read<{ missing: ApplyProfileField[]; resume: string | null }>()(
    'internal',
    z.object({ userId: field.id }),
  ),
  candidateProfiles: read<CandidateProfile[]>()('internal', ids),
  candidateFingerprints: read<CandidateFingerprint[]>()('internal', ids),
  /** One for all of them: changes whenever `candidateFingerprints` would answer anything else. */
  candidatesStamp: read<string>()('internal', ids),
  /** Ids of verified job seekers above `afterId`, in order; for nightly work in batches. */
  seekerIds: read<number[]>()('internal', z.object({ afterId: z.int().min(0), limit: z.int().min(1).max(5000) })),

  /** Mints a token that confirms an address for a status alert (decision A13). */
  createStatusAlertToken: write<{ tokenId: string }>()('internal', z.object({ userId: field.id, email: field.email })),
  mailToken: read<MailToken | null>()('internal', z.object({ tokenId: z.uuid() })),

  attachResume: openWrite<{ url: string }>()(
    uploadsApi.resume,
    z.object({ fileId: z.uuid(), name: z.string().max(200).nullable(), size: z.int(), sha256: z.string() }),
  ),
  /** The caller's current resume, or null. */
  currentResume: read<ResumeInfo | null>()(uploadsApi.resumeInfo, nothing),
  detachResume: openWrite<null>()(uploadsApi.removeResume, nothing),
  /** Before the file is sent to anybody but its owner: no line in the audit trail, no file (decision R7). */
  recordResumeDownload: openWrite<null>()('internal', z.object({ fileId: z.uuid(), userId: field.id })),
  /** Whose resume a file is, and whether it still is their current one; null when there is none. */
  resumeOwner: read<{ userId: number; sha256: string; isCurrent: boolean } | null>()('internal', fileId),

  listTeam: read<User[]>()(teamApi.list, nothing),
  addTeamMember: write<User>()(teamApi.add, addTeamMemberBody),
  addUser: write<User>()(teamApi.addUser, addUserBody),
  updateTeamMember: write<UpdatedUser>()(teamApi.update, z.object({ userId: field.id, changes: updateTeamMemberBody })),
  checkInvitation: read<InvitationLink>()(authApi.checkInvitation, tokenBody),
  acceptInvitation: openWrite<SignedIn | LinkConfirmation>()(
    authApi.acceptInvitation,
    acceptInvitationBody.extend(signInPlace),
  ),
  removeTeamMember: write<null>()(teamApi.remove, z.object({ userId: field.id })),
  employersWithoutCompany: read<EmployerWithoutCompany[]>()(employerLinkApi.employers, nothing),
  linkEmployer: write<User>()(employerLinkApi.link, linkEmployerBody),
  /** Ties the creator of a company to it; repeating it changes nothing. */
  setCompany: write<null>()('internal', z.object({ userId: field.id, companyId: field.id })),
  /** Applies `company.changed` immediately: a revoked company's team is cut off. The event follows and is then a no-op. */
  applyCompany: write<null>()('internal', events['company.changed'].payload),

  adminListUsers: read<User[]>()(adminApi.users, nothing),
  adminUsersPage: read<Page<User>>()(adminApi.users, checked<ListUsers>()),
  adminCreateUser: write<User>()(adminApi.createUser, adminCreateUserBody),
  adminUpdateUser: write<User>()(adminApi.updateUser, z.object({ id: field.id, changes: adminUpdateUserBody })),
  adminRemoveUser: write<null>()(adminApi.removeUser, id),
  adminUserSessions: read<OpenSession[]>()(adminApi.userSessions, id),
  adminEndUserSessions: write<null>()(adminApi.endUserSessions, id),
  adminVerifyUser: write<User>()(adminApi.verifyUser, id),
  adminResendVerification: write<{ email: string }>()(adminApi.resendVerification, id),
  /** The same for each of several by itself (decision P71). */
  adminChangeUsers: write<DecidedMany>()(adminManyApi.users, changeUsersBody),
  /** The team of a company as super admins read it, the oldest account first (decision P70). */
  adminCompanyPeople: read<Omit<CompanyPerson, 'isOwner'>[]>()(
    adminRecordsApi.people,
    z.object({ companyId: field.id }),
  ),
});
