import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a mailed link is for, so that one made for one purpose serves no other. */
interface Signed {
  purpose: 'unsubscribe' | 'interview-answer' | 'interview-times' | 'extend-job' | 'sms-code' | 'sms-number';
  payload: string;
}

/** Proves that a mailed link was made here: 43 letters that need no row. */
export const signatureOf = ({ purpose, payload }: Signed, secret: string): string =>
  createHmac('sha256', secret).update(`${purpose}|${payload}`).digest('base64url');

/** Whether {@link signatureOf} made the signature. */
export const isSigned = ({ signature, ...signed }: Signed & { signature: string }, secret: string): boolean => {
  const expected = Buffer.from(signatureOf(signed, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};
