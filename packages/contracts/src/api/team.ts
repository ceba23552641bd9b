import { z } from 'zod';
import { passwordMinLength } from '../constants.js';
import { givenTeamRoles, roles } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { success, userIdParams } from './common.js';
import { updatedUser, user } from './users.js';

/** Rules for a team member's password, in the order they are told (spec §5). */
const teamPassword = field
  .password({ min: passwordMinLength.team, message: say.teamPasswordMin })
  .regex(/[A-Z]/, say.teamPasswordUpper)
  .regex(/[a-z]/, say.teamPasswordLower)
  .regex(/\d/, say.teamPasswordDigit)
  .regex(/[^A-Za-z0-9]/, say.teamPasswordSpecial);

const name = {
  firstName: field.personName({ required: say.firstNameRequired }),
  lastName: field.personName({ required: say.lastNameRequired }),
};

/** A reader is added by the owner alone (decision P67). */
const teamRole = z.enum(givenTeamRoles, { error: say.teamRoleRequired });

export const addTeamMemberBody = z.object({
  email: field.email,
  ...name,
  password: teamPassword,
  /** Members are employers; another role is refused (decision A12). */
  role: z.enum(roles, { error: say.roleRequired }).default('employer'),
  teamRole: teamRole.default('member'),
  ...field.readOnlyFields('id', 'companyId', 'isVerified', 'emailVerified', 'passwordHash'),
});
export type AddTeamMember = z.output<typeof addTeamMemberBody>;

/** The add-member screen: minimum 6, role defaults to employer (spec §5; decision A12). */
export const addUserBody = z.object({
  email: field.email,
  ...name,
  password: field.password({ min: passwordMinLength.admin, message: say.passwordMin6 }),
  role: z.enum(roles, { error: say.roleRequired }).default('employer'),
  teamRole: teamRole.default('member'),
  ...field.readOnlyFields('id', 'companyId', 'isVerified', 'emailVerified', 'passwordHash'),
});
export type AddUser = z.output<typeof addUserBody>;

export const updateTeamMemberBody = z.object({
  firstName: name.firstName.optional(),
  lastName: name.lastName.optional(),
  email: field.email.optional(),
  teamRole: teamRole.optional(),
  ...field.readOnlyFields('id', 'role', 'companyId', 'isVerified', 'emailVerified', 'password', 'passwordHash'),
});
export type UpdateTeamMember = z.output<typeof updateTeamMemberBody>;

export const teamApi = {
  list: route({
    method: 'GET',
    path: '/company-users',
    summary: "Your company's members",
    access: ['employer'],
    answer: z.array(user),
    refuses: ['company_required'],
  }),
  add: route({
    method: 'POST',
    path: '/company-users',
    summary: 'Add a team member',
    access: ['employer'],
    body: addTeamMemberBody,
    answer: user,
    status: 201,
    refuses: ['not_company_owner', 'company_required', 'email_taken'],
  }),
  addUser: route({
    method: 'POST',
    path: '/users',
    summary: 'Add a team member (add-member screen)',
    access: ['employer'],
    body: addUserBody,
    answer: user,
    status: 201,
    refuses: ['not_company_owner', 'company_required', 'email_taken'],
  }),
  update: route({
    method: 'PUT',
    path: '/company-users/{userId}',
    summary: 'Change a team member',
    access: ['employer'],
    params: userIdParams,
    body: updateTeamMemberBody,
    answer: updatedUser,
    refuses: ['not_company_owner', 'user_not_found', 'email_taken'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/company-users/{userId}',
    summary: 'Remove a member from the company',
    access: ['employer'],
    params: userIdParams,
    answer: success,
    refuses: ['user_not_found'],
  }),
};

export const employerWithoutCompany = user
  .pick({ id: true, firstName: true, lastName: true, email: true, role: true })
  .meta({ id: 'EmployerWithoutCompany' });
export type EmployerWithoutCompany = z.infer<typeof employerWithoutCompany>;

const linked = (value: unknown): unknown => (value === undefined || value === null || value === '' ? undefined : value);
const linkId = z.preprocess(
  linked,
  z.coerce
    .number({ error: say.linkBothRequired })
    .int(say.linkBothRequired)
    .min(1, say.linkBothRequired)
    .max(field.maxId, say.linkBothRequired),
);
export const linkEmployerBody = z.object({ userId: linkId, companyId: linkId });

export const employerLinkApi = {
  employers: route({
    method: 'GET',
    path: '/employers-without-companies',
    summary: 'Employers without a company',
    access: ['super_admin'],
    answer: z.array(employerWithoutCompany),
  }),
  link: route({
    method: 'POST',
    path: '/link-employer-company',
    summary: 'Tie an employer to a company',
    access: ['super_admin'],
    body: linkEmployerBody,
    answer: user,
    refuses: ['user_has_company'],
  }),
};
