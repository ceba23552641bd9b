import { z } from 'zod';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';
import { success } from './common.js';
import { secondFactorTicket, sharedDevice } from './second-factor.js';
import { confirmSmsNumberBody, smsCodeSent } from './sms.js';
import { user } from './users.js';

export const phoneBody = z.object({ phone: field.phone });
/** A number and the code that was sent there. */
export const phoneCodeBody = phoneBody.extend({ code: confirmSmsNumberBody.shape.code });
export const phoneSignInBody = phoneCodeBody.extend({ sharedDevice });
export const addPhoneSignInBody = phoneCodeBody.extend({
  currentPassword: z
    .string({ error: say.passwordRequired })
    .min(1, say.passwordRequired)
    .max(1000, say.passwordTooLong),
});

/** The number that signs in to the caller's account; both null while there is none. */
export const phoneSignIn = z
  .object({ phone: z.string().nullable(), since: field.isoInstant.nullable() })
  .meta({ id: 'PhoneSignIn' });
export type PhoneSignIn = z.infer<typeof phoneSignIn>;

/** Signing in by a code to one's phone, where the operator switched it on (decision A24). */
export const phoneSignInApi = {
  sendCode: route({
    method: 'POST',
    path: '/auth/phone/code',
    summary: 'Send a code to a number, whether it signs in to an account or not; it takes the place of the one before',
    access: 'public',
    body: phoneBody,
    answer: smsCodeSent,
    refuses: ['phone_sign_in_off', 'sms_not_served', 'rate_limited'],
    limit: 'phoneCode',
  }),
  signIn: route({
    method: 'POST',
    path: '/auth/phone/sign-in',
    summary: 'Sign in with the code that was sent to a number',
    access: 'public',
    body: phoneSignInBody,
    answer: z.union([user, secondFactorTicket]),
    refuses: ['phone_sign_in_off', 'wrong_code', 'phone_unknown'],
    limit: 'secondFactor',
  }),
  disown: route({
    method: 'POST',
    path: '/auth/phone/disown',
    summary: "With the code that was sent to a number: it signs in to nobody's account any more, and gets no texts",
    access: 'public',
    body: phoneCodeBody,
    answer: success,
    refuses: ['phone_sign_in_off', 'wrong_code'],
    limit: 'secondFactor',
  }),
  get: route({
    method: 'GET',
    path: '/auth/phone',
    summary: 'The number that signs in to your account',
    access: ['job_seeker'],
    answer: phoneSignIn,
    refuses: ['phone_sign_in_off'],
  }),
  add: route({
    method: 'PUT',
    path: '/auth/phone',
    summary: 'Sign in with this number from now on, and with no other; it signs in to no other account any more',
    access: ['job_seeker'],
    body: addPhoneSignInBody,
    answer: phoneSignIn,
    refuses: ['phone_sign_in_off', 'wrong_code', 'wrong_password'],
    limit: 'password',
  }),
  remove: route({
    method: 'DELETE',
    path: '/auth/phone',
    summary: 'Sign in without a phone again',
    access: ['job_seeker'],
    answer: success,
    refuses: ['phone_sign_in_off'],
  }),
};
