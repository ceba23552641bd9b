import { isSigned, signatureOf } from '../signature.js';

/** Who may extend which job, for as long as it closes on that day, `YYYY-MM-DD`. */
export interface Extension {
  jobId: number;
  userId: number;
  day: string;
}

const purpose = 'extend-job';

/**
 * The token of a link that extends an ad. It needs no row: with the closing day that it stands for, it is used up by the first
 * press (decision P65).
 */
export const extendToken = ({ jobId, userId, day }: Extension, secret: string): string => {
  const payload = `${jobId}-${userId}-${day}`;
  return `${payload}.${signatureOf({ purpose, payload }, secret)}`;
};

const shape = /^((\d{1,10})-(\d{1,10})-(\d{4}-\d{2}-\d{2}))\.([\w-]{43})$/;

/** What a token stands for, or null for one that was not made here. */
export const readExtendToken = (token: string, secret: string): Extension | null => {
  const [, payload, jobId, userId, day, signature] = shape.exec(token) ?? [];
  return payload && day && signature && isSigned({ purpose, payload, signature }, secret)
    ? { jobId: Number(jobId), userId: Number(userId), day }
    : null;
};
