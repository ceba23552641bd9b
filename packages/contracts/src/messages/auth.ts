import { z } from 'zod';
import { type AccountClosing, closeAccountBody, type DataExport, exportParams } from '../api/account.js';
import { adminCreateUserBody, adminUpdateUserBody, type ListUsers } from '../api/admin.js';
import { changeUsersBody } from '../api/admin-many.js';
import type { CompanyPerson } from '../api/admin-records.js';
import type { DecidedMany } from '../api/applications.js';
import {
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
  codeBody,
  passwordAndCodeBody,
  passwordBody,
  type RecoveryCodes,
  secondFactorBody,
  type SecondFactorSetup,
  type SecondFactorState,
  type SecondFactorTicket,
} from '../api/second-factor.js';
import {
  addTeamMemberBody,
  addUserBody,
  type EmployerWithoutCompany,
  linkEmployerBody,
  updateTeamMemberBody,
} from '../api/team.js';
import type { ResumeInfo } from '../api/uploads.js';
import { type Applicant, type UpdatedUser, updateUserBody, type User } from '../api/users.js';
import type { Caller } from '../caller.js';
import type { ApplyProfileField } from '../constants.js';
import type { Role, TeamRole, TokenPurpose } from '../enums.js';
import { events } from '../events.js';
import * as field from '../fields.js';
import { checked, defineService, nothing, personalData, openWrite, read, write } from '../message.js';

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
  login: openWrite<SignedIn>()(loginBody.extend(signInPlace)),
  register: openWrite<{ verificationRequired: true; email: string }>()(registerBody),
  resendVerification: openWrite<null>()(emailBody),
  checkLink: read<LinkFacts>()(tokenBody),
  tempLogin: openWrite<SignedIn | LinkConfirmation>()(linkBody.extend(signInPlace)),
  logout: openWrite<null>()(z.object({ sessionId: z.string() })),
  changePassword: openWrite<null>()(changePasswordBody),
  listSessions: read<OpenSession[]>()(nothing),
  endSession: openWrite<null>()(z.object({ id: z.uuid() })),
  endOtherSessions: openWrite<null>()(nothing),
  findSession: read<Caller | null>()(z.object({ sessionId: z.string() })),
  forgotPassword: openWrite<null>()(emailBody),
  resetPassword: openWrite<{ verificationRequired: boolean }>()(resetPasswordBody),

  secondFactorSignIn: openWrite<OpenedSession>()(secondFactorBody),
  secondFactorState: read<SecondFactorState>()(nothing),
  setUpSecondFactor: openWrite<SecondFactorSetup>()(passwordBody),
  turnOnSecondFactor: openWrite<RecoveryCodes>()(codeBody),
  renewRecoveryCodes: openWrite<RecoveryCodes>()(passwordAndCodeBody),
  turnOffSecondFactor: openWrite<null>()(passwordAndCodeBody),
  resetSecondFactor: write<null>()(id),
  listExports: read<DataExport[]>()(nothing),
  startExport: openWrite<DataExport>()(passwordBody),
  /** The caller's archive, while it can be downloaded; throws `file_not_found`. */
  exportFile: read<DataExport>()(exportParams),
  closeAccount: openWrite<AccountClosing>()(closeAccountBody),
  keepAccount: openWrite<null>()(nothing),
  /** To whom the last mail goes, after the account is gone; null a day later. */
  farewell: read<{ email: string; firstName: string } | null>()(z.object({ farewellId: z.uuid() })),

  getUser: read<User>()(id),
  updateUser: openWrite<UpdatedUser>()(z.object({ id: field.id, changes: updateUserBody })),
  applicants: read<Applicant[]>()(ids),
  /** What a list of applicants says of each (decision P41). */
  headlines: read<Headline[]>()(ids),
  contacts: read<Contact[]>()(ids),
  /** Every super admin, for notices of what needs a look. */
  superAdminContacts: read<Contact[]>()(nothing),
  companyContacts: read<Contact[]>()(z.object({ companyId: field.id })),
  /** People whose name or address holds the words, for super admins' searches; at most `limit`. */
  findPeople: read<Contact[]>()(z.object({ q: z.string().min(1).max(100), limit: z.int().min(1).max(500) })),
  /** Those of the people whose name, address or a skill holds the words. */
  peopleMatching: read<number[]>()(ids.extend({ q: z.string().min(1).max(200) })),
  applyProfile: read<{ missing: ApplyProfileField[]; resume: string | null }>()(z.object({ userId: field.id })),
  candidateProfiles: read<CandidateProfile[]>()(ids),
  candidateFingerprints: read<CandidateFingerprint[]>()(ids),
  /** One for all of them: changes whenever `candidateFingerprints` would answer anything else. */
  candidatesStamp: read<string>()(ids),
  /** Ids of verified job seekers above `afterId`, in order; for nightly work in batches. */
  seekerIds: read<number[]>()(z.object({ afterId: z.int().min(0), limit: z.int().min(1).max(5000) })),

  /** Mints a token that confirms an address for a status alert (decision A13). */
  createStatusAlertToken: write<{ tokenId: string }>()(z.object({ userId: field.id, email: field.email })),
  mailToken: read<MailToken | null>()(z.object({ tokenId: z.uuid() })),

  attachResume: openWrite<{ url: string }>()(
    z.object({ fileId: z.uuid(), name: z.string().max(200).nullable(), size: z.int(), sha256: z.string() }),
  ),
  /** The caller's current resume, or null. */
  currentResume: read<ResumeInfo | null>()(nothing),
  detachResume: openWrite<null>()(nothing),
  /** Before the file is sent to anybody but its owner: no line in the audit trail, no file (decision R7). */
  recordResumeDownload: openWrite<null>()(z.object({ fileId: z.uuid(), userId: field.id })),
  /** Whose resume a file is, and whether it still is their current one; null when there is none. */
  resumeOwner: read<{ userId: number; sha256: string; isCurrent: boolean } | null>()(fileId),

  listTeam: read<User[]>()(nothing),
  addTeamMember: write<User>()(addTeamMemberBody),
  addUser: write<User>()(addUserBody),
  updateTeamMember: write<UpdatedUser>()(z.object({ userId: field.id, changes: updateTeamMemberBody })),
  checkInvitation: read<InvitationLink>()(tokenBody),
  acceptInvitation: openWrite<SignedIn | LinkConfirmation>()(acceptInvitationBody.extend(signInPlace)),
  removeTeamMember: write<null>()(z.object({ userId: field.id })),
  employersWithoutCompany: read<EmployerWithoutCompany[]>()(nothing),
  linkEmployer: write<User>()(linkEmployerBody),
  /** Ties the creator of a company to it; repeating it changes nothing. */
  setCompany: write<null>()(z.object({ userId: field.id, companyId: field.id })),
  /** Tells at once what the event `company.changed` tells for sure: a revoked company's team is cut off. */
  takeCompany: write<null>()(events['company.changed'].payload),

  adminListUsers: read<User[]>()(nothing),
  adminUsersPage: read<Page<User>>()(checked<ListUsers>()),
  adminCreateUser: write<User>()(adminCreateUserBody),
  adminUpdateUser: write<User>()(z.object({ id: field.id, changes: adminUpdateUserBody })),
  adminRemoveUser: write<null>()(id),
  adminUserSessions: read<OpenSession[]>()(id),
  adminEndUserSessions: write<null>()(id),
  adminVerifyUser: write<User>()(id),
  adminResendVerification: write<{ email: string }>()(id),
  /** The same for each of several by itself (decision P71). */
  adminChangeUsers: write<DecidedMany>()(changeUsersBody),
  /** The team of a company as super admins read it, the oldest account first (decision P70). */
  adminCompanyPeople: read<Omit<CompanyPerson, 'isOwner'>[]>()(z.object({ companyId: field.id })),
});
