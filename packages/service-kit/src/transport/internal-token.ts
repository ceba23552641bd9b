import { type Caller, callerSchema } from '@workboard/contracts';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const issuer = 'workboard';
const lifetimeSeconds = 60;
const reuseMs = 30_000;
const cacheLimit = 5000;

const claims = z.object({ caller: callerSchema.nullable() });

interface Cached<T> {
  value: T;
  until: number;
}

const remember = <T>(cache: Map<string, Cached<T>>, key: string, entry: Cached<T>): void => {
  if (cache.size >= cacheLimit) {
    cache.clear();
  }
  cache.set(key, entry);
};

/**
 * The proof that a message comes from one of our processes: a one-minute token for one service, carrying the caller.
 * Services accept nothing without it, so reaching a service's port alone gives no access.
 */
export class InternalTokens {
  private readonly key: Uint8Array;
  private readonly previous: Uint8Array | null;
  private readonly signed = new Map<string, Cached<string>>();
  private readonly verified = new Map<string, Cached<Caller | null>>();

  /** Tokens made with `previous` are still believed while the secret is being changed. */
  constructor(secret: string, previous?: string) {
    this.key = new TextEncoder().encode(secret);
    this.previous = previous ? new TextEncoder().encode(previous) : null;
  }

  /** A token for `audience` in the name of the caller; reused for half its life. */
  async sign(audience: string, caller: Caller | null): Promise<string> {
    const key = `${audience}|${JSON.stringify(caller)}`;
    const cached = this.signed.get(key);
    if (cached && cached.until > Date.now()) {
      return cached.value;
    }
    const value = await new SignJWT({ caller })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setExpirationTime(`${lifetimeSeconds}s`)
      .sign(this.key);
    remember(this.signed, key, { value, until: Date.now() + reuseMs });
    return value;
  }

  /** The caller of a token made for `audience`; throws when it is forged, expired or for another service. */
  async verify(audience: string, token: string): Promise<Caller | null> {
    const cached = this.verified.get(token);
    if (cached && cached.until > Date.now()) {
      return cached.value;
    }
    const rules = { algorithms: ['HS256'], issuer, audience };
    const { payload } = await jwtVerify(token, this.key, rules).catch((error: unknown) => {
      if (this.previous && error instanceof errors.JWSSignatureVerificationFailed) {
        return jwtVerify(token, this.previous, rules);
      }
      throw error;
    });
    const { caller } = claims.parse(payload);
    remember(this.verified, token, { value: caller, until: Math.min((payload.exp ?? 0) * 1000, Date.now() + reuseMs) });
    return caller;
  }
}
