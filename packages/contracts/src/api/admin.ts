import { z } from 'zod';
import { maskedPassword, passwordMinLength } from '../constants.js';
import { givenTeamRoles, roles } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, success } from './common.js';
import { openSession } from './auth.js';
import { choice, pageShape } from './paging.js';
import { listCompaniesQuery, adminCreateCompanyBody, adminUpdateCompanyBody, company } from './companies.js';
import { jobPage, adminCreateJobBody, adminJobsQuery, adminUpdateJobBody, jobSchema } from './jobs.js';
import { profileShape, user } from './users.js';

const profile = {
  ...profileShape,
  /** A list, or one comma-separated text (spec §5). */
  skills: z.preprocess(
    (value) => (typeof value === 'string' ? value.split(',') : value),
    field.textList({ maxLength: 100 }).optional(),
  ),
  companyId: field.optionalId,
};
const adminPassword = field.password({ min: passwordMinLength.admin, message: say.passwordMin6 });
const serverSet = field.readOnlyFields(
  'id',
  'isVerified',
  'emailVerified',
  'passwordHash',
  'createdAt',
  'verificationToken',
  'passwordResetToken',
);

export const adminCreateUserBody = z.object({
  email: field.email,
  firstName: field.personName({ required: say.firstNameRequired }),
  lastName: field.personName({ required: say.lastNameRequired }),
  password: adminPassword,
  role: z.enum(roles, { error: say.roleRequired }),
  ...profile,
  ...serverSet,
});
export type AdminCreateUser = z.output<typeof adminCreateUserBody>;

/** Admin edit form; a blank or masked password is no change (spec §5). */
export const adminUpdateUserBody = z.object({
  version: field.baseVersion,
  email: field.email.optional(),
  firstName: field.text({ required: say.firstNameMin2, min: 2, max: 100 }).optional(),
  lastName: field.text({ required: say.lastNameMin2, min: 2, max: 100 }).optional(),
  password: z.preprocess(
    (value) => (value === '' || value === null || value === maskedPassword ? undefined : value),
    adminPassword.optional(),
  ),
  role: z.enum(roles, { error: say.roleRequired }).optional(),
  /** What an employer may do in their company (decision P67); another company begins with all rights. */
  teamRole: z.enum(givenTeamRoles, { error: say.teamRoleRequired }).optional(),
  ...profile,
  ...serverSet,
});
export type AdminUpdateUser = z.output<typeof adminUpdateUserBody>;

export const validateEmailDomainBody = z.object({ email: field.email, companyId: field.id });
export const domainCheck = z.object({ valid: z.boolean(), message: z.string() }).meta({ id: 'DomainCheck' });
export type DomainCheck = z.infer<typeof domainCheck>;

/** A company with its owner's name, for the Owner column, and address, which is compared with the company's. */
export const adminCompany = company
  .extend({ owner: user.pick({ id: true, firstName: true, lastName: true, email: true }).nullable() })
  .meta({ id: 'AdminCompany' });
export type AdminCompany = z.infer<typeof adminCompany>;

/** The form that asks for it. */
export const decisionReasonBody = z.object({ reason: field.text({ required: say.reasonRequired, max: 1000 }) });
export type DecisionReason = z.output<typeof decisionReasonBody>;

/** Why a super admin decides against something; its owner reads it in a mail. */
const decisionBody = z
  .object({ reason: field.optionalText(1000) })
  .nullish()
  .transform((body) => ({ reason: body?.reason ?? null }));

const access = ['super_admin'] as const;

/** Which users (decision W11); `q` looks in names and addresses. */
export const listUsersQuery = z.object({
  ...pageShape,
  status: choice('Status', ['verified', 'unverified']),
  role: choice('Role', roles),
  sort: choice('Sort', ['newest', 'oldest', 'name']),
});
export type ListUsers = Partial<z.output<typeof listUsersQuery>>;
const userPage = z.object({ users: z.array(user), total: z.int() }).meta({ id: 'UserPage' });
const adminCompanyPage = z
  .object({ companies: z.array(adminCompany), total: z.int() })
  .meta({ id: 'AdminCompanyPage' });

export const adminApi = {
  users: route({
    method: 'GET',
    path: '/admin/users',
    summary: 'All users, newest first',
    access,
    query: listUsersQuery,
    answer: z.union([z.array(user), userPage]),
  }),
  user: route({ method: 'GET', path: '/admin/users/{id}', summary: 'A user', access, params: idParams, answer: user }),
  createUser: route({
    method: 'POST',
    path: '/admin/users',
    summary: 'Create a user of any role',
    access,
    body: adminCreateUserBody,
    answer: user,
    refuses: ['email_taken'],
    status: 201,
  }),
  updateUser: route({
    method: 'PUT',
    path: '/admin/users/{id}',
    summary: 'Change a user',
    access,
    params: idParams,
    body: adminUpdateUserBody,
    answer: user,
    refuses: ['email_taken', 'last_super_admin', 'self_administration'],
  }),
  removeUser: route({
    method: 'DELETE',
    path: '/admin/users/{id}',
    summary: 'Delete a user and all that is theirs',
    access,
    params: idParams,
    answer: success,
    refuses: ['last_super_admin', 'self_administration'],
  }),
  userSessions: route({
    method: 'GET',
    path: '/admin/users/{id}/sessions',
    summary: 'Where a user is signed in, the latest first',
    access,
    params: idParams,
    answer: z.array(openSession),
  }),
  endUserSessions: route({
    method: 'DELETE',
    path: '/admin/users/{id}/sessions',
    summary: 'Sign a user out everywhere',
    access,
    params: idParams,
    answer: success,
    refuses: ['self_administration'],
  }),
  verifyUser: route({
    method: 'PATCH',
    path: '/admin/users/{id}/verify',
    summary: 'Verify a user by hand',
    access,
    params: idParams,
    answer: user,
    refuses: ['already_verified'],
  }),
  resendVerification: route({
    method: 'POST',
    path: '/admin/users/{id}/resend-verification',
    summary: 'Mail the verification link again',
    access,
    params: idParams,
    answer: z.object({ email: z.string() }),
    refuses: ['already_verified'],
    status: 200,
  }),
  validateEmailDomain: route({
    method: 'POST',
    path: '/admin/validate-email-domain',
    summary: "Compare an address with a company's domain",
    access,
    body: validateEmailDomainBody,
    answer: domainCheck,
  }),
  companies: route({
    method: 'GET',
    path: '/admin/companies',
    summary: 'All companies, newest first',
    access,
    query: listCompaniesQuery,
    answer: z.union([z.array(adminCompany), adminCompanyPage]),
  }),
  company: route({
    method: 'GET',
    path: '/admin/companies/{id}',
    summary: 'A company',
    access,
    params: idParams,
    answer: adminCompany,
  }),
  createCompany: route({
    method: 'POST',
    path: '/admin/companies',
    summary: 'Create a company',
    access,
    body: adminCreateCompanyBody,
    answer: company,
    refuses: ['user_has_company'],
    status: 201,
    changesLists: true,
  }),
  updateCompany: route({
    method: 'PUT',
    path: '/admin/companies/{id}',
    summary: 'Change a company',
    access,
    params: idParams,
    body: adminUpdateCompanyBody,
    answer: company,
    refuses: ['user_has_company'],
    changesLists: true,
  }),
  removeCompany: route({
    method: 'DELETE',
    path: '/admin/companies/{id}',
    summary: 'Delete a company and its jobs',
    access,
    params: idParams,
    answer: success,
    changesLists: true,
  }),
  authorise: route({
    method: 'PATCH',
    path: '/admin/companies/{id}/authorise',
    summary: 'Authorise a company; its waiting jobs go live',
    access,
    params: idParams,
    answer: company,
    changesLists: true,
  }),
  unauthorise: route({
    method: 'PATCH',
    path: '/admin/companies/{id}/unauthorise',
    summary: 'Revoke or refuse, with a reason for its owner; its jobs are hidden',
    access,
    params: idParams,
    body: decisionBody,
    answer: company,
    changesLists: true,
  }),
  jobs: route({
    method: 'GET',
    path: '/admin/jobs',
    summary: 'All jobs, newest first; beyond 20,000 in stretches',
    access,
    query: adminJobsQuery,
    answer: z.union([z.array(jobSchema), jobPage]),
  }),
  job: route({
    method: 'GET',
    path: '/admin/jobs/{id}',
    summary: 'A job',
    access,
    params: idParams,
    answer: jobSchema,
  }),
  createJob: route({
    method: 'POST',
    path: '/admin/jobs',
    summary: 'Post a job for any company',
    access,
    body: adminCreateJobBody,
    answer: jobSchema,
    status: 201,
    changesLists: true,
  }),
  updateJob: route({
    method: 'PUT',
    path: '/admin/jobs/{id}',
    summary: 'Change any job',
    access,
    params: idParams,
    body: adminUpdateJobBody,
    answer: jobSchema,
    changesLists: true,
  }),
  removeJob: route({
    method: 'DELETE',
    path: '/admin/jobs/{id}',
    summary: 'Delete any job',
    access,
    params: idParams,
    answer: success,
    refuses: ['conflict'],
    changesLists: true,
  }),
};
