import { z } from 'zod';
import { passwordMinLength } from '../constants.js';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { messageAnswer, success } from './common.js';
import { user } from './users.js';

export const loginBody = z.object({
  email: field.email,
  password: z.string({ error: say.passwordRequired }).min(1, say.passwordRequired).max(1000, say.passwordTooLong),
});

export const registerBody = z.object({
  email: field.email,
  password: field.password({ min: passwordMinLength.register, message: say.passwordMin8 }),
  firstName: field.text({ required: say.firstNameRequired, max: 100 }),
  lastName: field.text({ required: say.lastNameRequired, max: 100 }),
  role: z.enum(['job_seeker', 'employer'], { error: say.roleRequired }).default('job_seeker'),
  phone: field.optionalText(40),
  location: field.optionalText(),
  bio: field.optionalText(5000),
  skills: field.textList({ maxLength: 100 }).optional(),
  experience: field.optionalText(20_000),
  education: field.optionalText(20_000),
  website: field.optionalUrl,
  linkedin: field.optionalUrl,
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
export const resetPasswordBody = z.object({
  token,
  password: field.password({ min: passwordMinLength.reset, message: say.passwordMin6 }),
});

export const authApi = {
  login: route({
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in',
    access: 'public',
    body: loginBody,
    answer: user,
    refuses: ['invalid_credentials', 'verification_required'],
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
  tempLogin: route({
    method: 'POST',
    path: '/auth/temp-login',
    summary: 'Use the single-use token of a mailed link and sign in',
    access: 'public',
    body: tokenBody,
    answer: user,
    refuses: ['invalid_token'],
    limit: 'token',
  }),
  logout: route({ method: 'POST', path: '/auth/logout', summary: 'Sign out', access: 'public', answer: success }),
  me: route({ method: 'GET', path: '/auth/me', summary: 'Who is signed in', access: 'session', answer: user }),
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
  }),
};
