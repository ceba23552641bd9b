import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import { decodeProtectedHeader, SignJWT } from 'jose';

/** What the session cookie holds besides the session's id, so that no token of ours passes for another. */
export const sessionIssuer = 'workboard';
export const sessionAudience = 'workboard-session';

/** Names a secret without telling it. */
const hashedName = (secret: string): string => createHash('sha256').update(`kid|${secret}`).digest('hex').slice(0, 8);

interface Named {
  kid: string;
  key: KeyObject;
}
const named = new Map<string, Named>();

/** A secret's name and its key, made once: making them took a third of a millisecond of every call. */
const nameOf = (secret: string): Named => {
  const made = named.get(secret) ?? { kid: hashedName(secret), key: createSecretKey(Buffer.from(secret)) };
  named.set(secret, made);
  return made;
};

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
    .setProtectedHeader({ alg: 'HS256', kid: nameOf(secret).kid })
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
    return [SESSION_SECRET, SESSION_SECRET_PREVIOUS].find(
      (secret) => secret !== undefined && nameOf(secret).kid === kid,
    );
  } catch {
    return undefined;
  }
};

/** The same as a key, which spares the verifier trying what kind of secret it has been given. */
export const keyOf = (token: string, secrets: SessionSecrets): KeyObject | undefined => {
  const secret = secretOf(token, secrets);
  return secret === undefined ? undefined : nameOf(secret).key;
};
