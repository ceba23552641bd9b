import { z } from 'zod';
import { roles, teamRoles } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams } from './common.js';

/** A user as others see it: no password, token or hash ever (decision A10). */
export const user = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
    companyId: z.int().nullable(),
    /** Of employers with a company (decision P67). */
    teamRole: z.enum(teamRoles).optional(),
    avatar: z.string().nullable(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
    bio: z.string().nullable(),
    skills: z.array(z.string()),
    experience: z.string().nullable(),
    education: z.string().nullable(),
    resume: z.string().nullable(),
    portfolio: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    githubUrl: z.string().nullable(),
    websiteUrl: z.string().nullable(),
    isVerified: z.boolean(),
    emailVerified: z.boolean(),
    createdAt: field.isoInstant,
    /** Grows with every change of the profile. */
    version: z.int(),
    /** Only about oneself: when the account will be deleted, because its owner asked for it (decision A18). */
    deleteAfter: field.isoInstant.optional(),
    /** Only about oneself: a second factor has to be turned on before anything else (decision A15). */
    secondFactorMissing: z.literal(true).optional(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

/** The part of a user that stands inside an application (decision W5). */
export const applicant = user
  .pick({ id: true, firstName: true, lastName: true, email: true, resume: true })
  .meta({ id: 'Applicant' });
export type Applicant = z.infer<typeof applicant>;

export const profileShape = {
  phone: field.optionalPhone,
  location: field.optionalText(),
  bio: field.optionalText(5000),
  experience: field.optionalText(20_000),
  education: field.optionalText(20_000),
  avatar: field.optionalText(500),
  portfolio: field.optionalUrl,
  linkedinUrl: field.optionalUrl,
  githubUrl: field.optionalUrl,
  websiteUrl: field.optionalUrl,
  skills: field.textList({ maxLength: 100 }).optional(),
};

/** Profile form: all of it, some of it, or the skills alone (spec §5, §7; decision A11). */
export const updateUserBody = z.object({
  version: field.baseVersion,
  firstName: field.personName({ required: say.firstNameRequired }).optional(),
  lastName: field.personName({ required: say.lastNameRequired }).optional(),
  email: field.email.optional(),
  /** Needed for a new address (decision A11). */
  currentPassword: z.string().max(1000, say.passwordTooLong).optional(),
  ...profileShape,
  ...field.readOnlyFields(
    'id',
    'role',
    'companyId',
    'teamRole',
    'isVerified',
    'emailVerified',
    'password',
    'passwordHash',
    'resume',
    'createdAt',
    'verificationToken',
    'verificationSentAt',
    'passwordResetToken',
    'passwordResetExpires',
  ),
});
export type UpdateUser = z.output<typeof updateUserBody>;

/** What became of a new address: it waits for its owner, or for the current password (decision A11). */
export const emailChanges = ['sent', 'needs_password'] as const;
export const updatedUser = user.extend({ emailChange: z.enum(emailChanges).optional() }).meta({ id: 'UpdatedUser' });
export type UpdatedUser = z.infer<typeof updatedUser>;

export const usersApi = {
  get: route({
    method: 'GET',
    path: '/users/{id}',
    summary: 'A profile',
    access: 'session',
    params: idParams,
    answer: user,
    refuses: ['user_not_found'],
  }),
  update: route({
    method: 'PUT',
    path: '/users/{id}',
    summary: 'Change your profile',
    access: 'session',
    params: idParams,
    body: updateUserBody,
    answer: updatedUser,
    refuses: ['wrong_password', 'forbidden', 'user_not_found'],
    limit: 'password',
  }),
};
