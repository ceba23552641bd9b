import { z } from 'zod';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { idParams, success } from './common.js';
import { user } from './users.js';

/** The digits of an app or a recovery code, as typed or pasted: spaces, dashes and small letters do not matter. */
const code = z
  .string({ error: say.codeInvalid })
  .max(100, say.codeInvalid)
  .transform((typed) => typed.replaceAll(/[\s-]/g, '').toUpperCase())
  .refine((plain) => /^(\d{6}|[A-Z2-7]{16})$/.test(plain), say.codeInvalid);
const currentPassword = z
  .string({ error: say.passwordRequired })
  .min(1, say.passwordRequired)
  .max(1000, say.passwordTooLong);

/** 'This is not my phone': what opens the session ends it with the browser (decision P90). */
export const sharedDevice = z.boolean().optional();

/** The answer of a sign-in that still needs the second factor (decision A15). */
export const secondFactorTicket = z
  .object({
    secondFactorRequired: z.literal(true),
    /** For `POST /auth/second-factor`, together with the code. */
    ticket: z.string(),
    expiresAt: field.isoInstant,
  })
  .meta({ id: 'SecondFactorTicket' });
export type SecondFactorTicket = z.infer<typeof secondFactorTicket>;

export const secondFactorBody = z.object({
  ticket: z.string({ error: 'Ticket is required' }).min(1, 'Ticket is required').max(200),
  code,
  sharedDevice,
});
export const passwordBody = z.object({ currentPassword });
/** The password, and a code where the account has a second factor. */
export const passwordAndAnyCodeBody = passwordBody.extend({
  code: z.preprocess((value) => (value === '' ? undefined : value), code.optional()),
});
export const codeBody = z.object({ code });
export const passwordAndCodeBody = passwordBody.extend({ code });

export const secondFactorState = z
  .object({
    isOn: z.boolean(),
    /** Whether the installation demands it of this account. */
    isRequired: z.boolean(),
    since: field.isoInstant.nullable(),
    /** Recovery codes that were not used yet. */
    recoveryCodesLeft: z.int(),
  })
  .meta({ id: 'SecondFactorState' });
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** What an authenticator app needs, shown once. */
export const secondFactorSetup = z
  .object({
    /** Base32, for typing it in by hand. */
    secret: z.string(),
    /** `otpauth://totp/…` for apps on the same device. */
    uri: z.string(),
    /** The same as a QR code: an SVG path in a square of `size` units. */
    qr: z.object({ size: z.int(), path: z.string() }),
  })
  .meta({ id: 'SecondFactorSetup' });
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

/** Shown once; each opens the account once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** Two-step sign-in (decision A15). */
export const secondFactorApi = {
  signIn: route({
    method: 'POST',
    path: '/auth/second-factor',
    summary: "Finish signing in with an app's code, or with a recovery code",
    access: 'public',
    body: secondFactorBody,
    answer: user,
    refuses: ['wrong_code', 'ticket_expired', 'second_factor_off'],
    limit: 'secondFactor',
  }),
  state: route({
    method: 'GET',
    path: '/auth/second-factor',
    summary: 'Whether your two-step sign-in is on',
    access: 'session',
    answer: secondFactorState,
    beforeSecondFactor: true,
  }),
  setUp: route({
    method: 'POST',
    path: '/auth/second-factor/setup',
    summary: 'Begin to turn on two-step sign-in: a new secret for your app',
    access: 'session',
    body: passwordBody,
    answer: secondFactorSetup,
    refuses: ['wrong_password', 'second_factor_on'],
    beforeSecondFactor: true,
    limit: 'password',
  }),
  turnOn: route({
    method: 'POST',
    path: '/auth/second-factor/on',
    summary: "Turn it on with the app's first code; your other sessions end",
    access: 'session',
    body: codeBody,
    answer: recoveryCodes,
    refuses: ['wrong_code', 'second_factor_on', 'second_factor_off'],
    beforeSecondFactor: true,
    limit: 'secondFactor',
  }),
  renewCodes: route({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    summary: 'New recovery codes; the old ones end',
    access: 'session',
    body: passwordAndCodeBody,
    answer: recoveryCodes,
    refuses: ['wrong_password', 'wrong_code', 'second_factor_off'],
    limit: 'password',
  }),
  turnOff: route({
    method: 'POST',
    path: '/auth/second-factor/off',
    summary: 'Turn it off; your other sessions end',
    access: 'session',
    body: passwordAndCodeBody,
    answer: success,
    refuses: ['wrong_password', 'wrong_code', 'second_factor_off'],
    limit: 'password',
  }),
  reset: route({
    method: 'DELETE',
    path: '/admin/users/{id}/second-factor',
    summary: 'Turn off the second factor of somebody who lost it; their sessions end and they are told',
    access: ['super_admin'],
    params: idParams,
    answer: success,
    refuses: ['second_factor_off', 'self_administration'],
  }),
};
