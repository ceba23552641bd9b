import { z } from 'zod';
import * as field from '../fields.js';
import { route } from '../route.js';
import { say } from '../sentences.js';

/** What texts to a number are for: the profile's number serves job alerts, the status alert has its own. */
export const smsUses = ['job_alerts', 'status_alerts'] as const;
/** `not_served`: no mobile number, or one of a country that this site sends no texts to. */
export const smsNumberStates = ['confirmed', 'unconfirmed', 'not_served'] as const;

/** A number of one's own that texts are wanted at, as it was typed. No text but the code goes there before it is confirmed. */
export const smsNumber = z
  .object({
    phone: z.string(),
    usedFor: z.array(z.enum(smsUses)),
    state: z.enum(smsNumberStates),
  })
  .meta({ id: 'SmsNumber' });
export type SmsNumber = z.infer<typeof smsNumber>;

const phone = z.string({ error: say.phoneInvalid }).trim().min(1, say.phoneInvalid).max(40, say.phoneInvalid);
export const sendSmsCodeBody = z.object({ phone });
export const confirmSmsNumberBody = z.object({
  phone,
  code: z
    .string({ error: say.smsCodeInvalid })
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .refine((digits) => /^\d{6}$/.test(digits), say.smsCodeInvalid),
});
export type ConfirmSmsNumber = z.output<typeof confirmSmsNumberBody>;

/** Until when the code that was sent can be entered. */
export const smsCodeSent = z.object({ phone: z.string(), expiresAt: field.isoInstant }).meta({ id: 'SmsCodeSent' });
export type SmsCodeSent = z.infer<typeof smsCodeSent>;

/** Texts go to numbers alone whose owner entered the code that was sent there (decision A19). */
export const smsApi = {
  list: route({
    method: 'GET',
    path: '/sms-numbers',
    summary: 'The numbers you want texts at, and whether they are confirmed',
    access: ['job_seeker'],
    answer: z.array(smsNumber),
  }),
  sendCode: route({
    method: 'POST',
    path: '/sms-numbers/code',
    summary: 'Send a code to a number of yours; it takes the place of the one before',
    access: ['job_seeker'],
    body: sendSmsCodeBody,
    answer: smsCodeSent,
    refuses: ['sms_number_unknown', 'sms_not_served', 'rate_limited'],
    limit: 'mail',
  }),
  confirm: route({
    method: 'POST',
    path: '/sms-numbers/confirm',
    summary: 'Confirm a number with the code that was sent there',
    access: ['job_seeker'],
    body: confirmSmsNumberBody,
    answer: smsNumber,
    refuses: ['sms_number_unknown', 'wrong_code'],
    limit: 'secondFactor',
  }),
};
