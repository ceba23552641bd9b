import { createHash, timingSafeEqual } from 'node:crypto';
import { signatureOf } from '../signature.js';

/** How long a code can be entered, and how often a wrong one. */
export const codeLifeMs = 10 * 60_000;
export const codeTries = 5;

/**
 * The six digits of a code. They are kept nowhere, in no form: they follow from the code's random id and our secret, so that
 * neither our tables nor our records of messages hold them.
 */
export const codeOf = (codeId: string, secret: string): string => {
  const number = Buffer.from(signatureOf({ purpose: 'sms-code', payload: codeId }, secret), 'base64url').readUIntBE(
    0,
    6,
  );
  return String(number % 1_000_000).padStart(6, '0');
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether these are the digits of that code; takes as long for wrong ones as for right ones. */
export const isCode = (typed: string, codeId: string, secret: string): boolean =>
  timingSafeEqual(digest(typed), digest(codeOf(codeId, secret)));
