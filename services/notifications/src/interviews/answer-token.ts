import { isSigned, signatureOf } from '../signature.js';

/** Whose answer to which interview. */
export interface Invitation {
  interviewId: number;
  userId: number;
}

const purpose = 'interview-answer';

/**
 * The token of a link that answers an invitation. It needs no row: it is good for this one interview and person alone, and ends
 * with the interview (ADR 11).
 */
export const answerToken = ({ interviewId, userId }: Invitation, secret: string): string => {
  const payload = `${interviewId}-${userId}`;
  return `${payload}.${signatureOf({ purpose, payload }, secret)}`;
};

const shape = /^((\d{1,10})-(\d{1,10}))\.([\w-]{43})$/;

/** What a token stands for, or null for one that was not made here. */
export const readAnswerToken = (token: string, secret: string): Invitation | null => {
  const [, payload, interviewId, userId, signature] = shape.exec(token) ?? [];
  return payload && signature && isSigned({ purpose, payload, signature }, secret)
    ? { interviewId: Number(interviewId), userId: Number(userId) }
    : null;
};
