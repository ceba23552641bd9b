import { createHash } from 'node:crypto';
import { decodeProtectedHeader, SignJWT } from 'jose';

/** What the session cookie holds besides the session's id, so that no token of ours passes for another. */
export const sessionIssuer = 'workboard';
export const sessionAudience = 'workboard-session';

/** Names a secret without telling it. */
const kidOf = (secret: string): string => createHash('sha256').update(`kid|${secret}`).digest('hex').slice(0, 8);

interface SessionSecrets {
  SESSION_SECRET: string;
  /** The one before: its cookies stay good until they end. */
  SESSION_SECRET_PREVIOUS?: string | undefined;
}

/** A signed token for a session, good for so many seconds; its header names the secret. */
export const signSession = (
  { SESSION_SECRET: secret }: SessionSecrets,
  { sid, seconds }: { sid: string; seconds: number },
): Promise<string> =>
  new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256', kid: kidOf(secret) })
    .setIssuer(sessionIssuer)
    .setAudience(sessionAudience)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(new TextEncoder().encode(secret));

/** The secret that a token names; undefined for one that is not ours, or not any more. */
export const secretOf = (
  token: string,
  { SESSION_SECRET, SESSION_SECRET_PREVIOUS }: SessionSecrets,
): string | undefined => {
  try {
    const { kid } = decodeProtectedHeader(token);
    return [SESSION_SECRET, SESSION_SECRET_PREVIOUS].find((secret) => secret !== undefined && kidOf(secret) === kid);
  } catch {
    return undefined;
  }
};
