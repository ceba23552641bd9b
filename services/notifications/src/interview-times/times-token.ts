import { isSigned, signatureOf } from '../signature.js';

const purpose = 'interview-times';

/** Whose choice it is. */
export interface TimesLink {
  inviteeId: number;
  userId: number;
}

/** The token of a link to times to choose from (decision P53). It needs no row, and ends with what it leads to (ADR 11). */
export const timesToken = ({ inviteeId, userId }: TimesLink, secret: string): string => {
  const payload = `${inviteeId}-${userId}`;
  return `${payload}.${signatureOf({ purpose, payload }, secret)}`;
};

const shape = /^((\d{1,10})-(\d{1,10}))\.([\w-]{43})$/;

/** What a token stands for, or null for one that was not made here. */
export const readTimesToken = (token: string, secret: string): TimesLink | null => {
  const [, payload, inviteeId, userId, signature] = shape.exec(token) ?? [];
  return payload && signature && isSigned({ purpose, payload, signature }, secret)
    ? { inviteeId: Number(inviteeId), userId: Number(userId) }
    : null;
};
