import { z } from 'zod';
import { passwordMinLength } from '../constants.js';
import { tokenPurposes } from '../enums.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { messageAnswer, success } from './common.js';
import { secondFactorTicket, sharedDevice } from './second-factor.js';
import { user } from './users.js';

export const loginBody = z.object({
  email: field.email,
  password: z.string({ error: say.passwordRequired }).min(1, say.passwordRequired).max(1000, say.passwordTooLong),
  sharedDevice,
});

export const registerBody = z.object({
  email: field.email,
  password: field.password({ min: passwordMinLength.register, message: say.passwordMin8 }),
  firstName: field.personName({ required: say.firstNameRequired }),
  lastName: field.personName({ required: say.lastNameRequired }),
  role: z.enum(['job_seeker', 'employer'], { error: say.roleRequired }).default('job_seeker'),
  phone: field.optionalPhone,
  location: field.optionalText(),
  bio: field.optionalText(5000),
  skills: field.textList({ maxLength: 100 }).optional(),
  experience: field.optionalText(20_000),
  education: field.optionalText(20_000),
  website: field.optionalUrl,
  linkedin: field.optionalUrl,
  /** The job's page to come back to from the mailed link. Nothing else can be named, as the mail goes to strangers. */
  returnTo: z
    .string()
    .regex(/^\/jobs\/\d{1,10}$/, say.idInvalid)
    .nullish(),
  ...field.readOnlyFields(
    'id',
    'companyId',
    'isVerified',
    'emailVerified',
    'verificationToken',
    'passwordHash',
    'createdAt',
  ),
});
export type Register = z.output<typeof registerBody>;

export const registerAnswer = z
  .object({ verificationRequired: z.literal(true), email: z.string() })
  .meta({ id: 'VerificationRequired' });

export const emailBody = z.object({ email: field.email });
const token = z.string({ error: 'Token is required' }).trim().min(1, 'Token is required').max(200);
export const tokenBody = z.object({ token });
/** A mailed link's token; the password where `check-link` says that it is needed (decision A3). */
export const linkBody = tokenBody.extend({ password: z.string().max(1000, say.passwordTooLong).optional() });

export const invitationFacts = z
  .object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string(),
    /** Whether the address has an account already, whose password accepts. */
    hasAccount: z.boolean(),
  })
  .meta({ id: 'InvitationFacts' });

/** Accepts an invitation: with a password of one's own, or that of the account that the address has already. */
export const acceptInvitationBody = tokenBody.extend({
  password: field.password({ min: passwordMinLength.team, message: say.passwordMin8 }),
});

/** What a link would do, told to whoever holds it before it is used. */
export const linkFacts = z
  .object({
    purpose: z.enum(tokenPurposes),
    /** The address that using it proves. */
    email: z.string(),
    /** Why it can be used no more; the address of a used one is confirmed (decision A2). */
    spent: z.enum(['used', 'expired']).nullable(),
    /** Whether using it signs in. */
    opensSession: z.boolean(),
    /** Several registrations of this address wait; the password says which of them is meant. */
    passwordRequired: z.boolean(),
    /** Somebody else is signed in here, whose session the link would replace. */
    replacesSession: z.boolean(),
  })
  .meta({ id: 'LinkFacts' });
export type LinkFacts = z.infer<typeof linkFacts>;

/** The answer of a link that confirms something and signs nobody in. */
export const linkConfirmation = z
  .object({ confirmed: z.enum(tokenPurposes), email: z.string() })
  .meta({ id: 'LinkConfirmation' });
export type LinkConfirmation = z.infer<typeof linkConfirmation>;

export const resetPasswordBody = z.object({
  token,
  password: field.password({ min: passwordMinLength.reset, message: say.passwordMin6 }),
});

/** A new password instead of the present one, which the caller proves to know. */
export const changePasswordBody = z.object({
  currentPassword: z
    .string({ error: say.passwordRequired })
    .min(1, say.passwordRequired)
    .max(1000, say.passwordTooLong),
  newPassword: field.password({ min: passwordMinLength.register, message: say.passwordMin8 }),
});

/** Where somebody is signed in. */
export const openSession = z
  .object({
    id: z.uuid(),
    /** Browser and system as the browser names them; null when it did not. */
    device: z.string().nullable(),
    /** The network address of the sign-in. */
    address: z.string().nullable(),
    createdAt: field.isoInstant,
    lastSeenAt: field.isoInstant,
    /** The session of this very call. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OpenSession' });
export type OpenSession = z.infer<typeof openSession>;
export const sessionParams = z.object({ id: z.uuid(say.idInvalid) });

export const authApi = {
  changePassword: route({
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Change your password; your other sessions end',
    access: 'session',
    body: changePasswordBody,
    answer: success,
    refuses: ['wrong_password', 'common_password', 'conflict'],
    limit: 'password',
  }),
  sessions: route({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Where you are signed in, the latest first',
    access: 'session',
    answer: z.array(openSession),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'Sign out one of your sessions',
    access: 'session',
    params: sessionParams,
    answer: success,
    refuses: ['session_not_found'],
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Sign out everywhere else',
    access: 'session',
    answer: success,
  }),
  login: route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in; where a second factor is on, the answer is a ticket for /auth/second-factor instead of the user',
    access: 'public',
    body: loginBody,
    answer: z.union([user, secondFactorTicket]),
    refuses: ['invalid_credentials', 'verification_required', 'conflict'],
    limit: 'login',
  }),
  register: route({
    method: 'POST',
    path: '/auth/register',
    summary: 'Open an account; it exists once the mailed link was used',
    access: 'public',
    body: registerBody,
    answer: registerAnswer,
    status: 201,
    limit: 'register',
  }),
  resendVerification: route({
    method: 'POST',
    path: '/auth/resend-verification',
    summary: 'Mail a new verification link',
    access: 'public',
    body: emailBody,
    answer: messageAnswer,
    limit: 'mail',
  }),
  checkLink: route({
    method: 'POST',
    path: '/auth/check-link',
    summary: 'What the token of a mailed link is for; uses nothing up',
    access: 'public',
    body: tokenBody,
    answer: linkFacts,
    refuses: ['invalid_token'],
  }),
  tempLogin: route({
    method: 'POST',
    path: '/auth/temp-login',
    summary: 'Use the single-use token of a mailed link: verifies a new account and signs in, or confirms an address',
    access: 'public',
    body: linkBody,
    answer: z.union([user, linkConfirmation, secondFactorTicket]),
    refuses: ['invalid_token', 'password_required', 'email_taken', 'conflict'],
    limit: 'token',
  }),
  checkInvitation: route({
    method: 'POST',
    path: '/auth/check-invitation',
    summary: "Who invites whom to which company's team; uses nothing up",
    access: 'public',
    body: tokenBody,
    answer: invitationFacts,
    refuses: ['invalid_token'],
  }),
  acceptInvitation: route({
    method: 'POST',
    path: '/auth/accept-invitation',
    summary: "Join a company's team; a new account is signed in",
    access: 'public',
    body: acceptInvitationBody,
    answer: z.union([user, linkConfirmation, secondFactorTicket]),
    refuses: ['invalid_token', 'invalid_credentials', 'not_an_employer', 'user_has_company'],
    limit: 'token',
  }),
  logout: route({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Sign out',
    access: 'public',
    answer: success,
    beforeSecondFactor: true,
  }),
  me: route({
    method: 'GET',
    path: '/auth/me',
    summary: 'Who is signed in',
    access: 'session',
    answer: user,
    beforeSecondFactor: true,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/auth/forgot-password',
    summary: 'Mail a link to set a new password',
    access: 'public',
    body: emailBody,
    answer: messageAnswer,
    limit: 'mail',
  }),
  resetPassword: route({
    method: 'POST',
    path: '/auth/reset-password',
    summary: 'Set a new password with the token of a mailed link',
    access: 'public',
    body: resetPasswordBody,
    answer: z.object({ message: z.string(), verificationRequired: z.boolean() }),
    limit: 'token',
    refuses: ['invalid_reset_token'],
  }),
};
