import { secondFactor } from '@workboard/contracts';
import { Secret, TOTP } from 'otpauth';

/** The name that apps show above the code (decision P1). */
const issuer = 'PNG Workboard';
const { digits, stepSeconds: period } = secondFactor;
/** 160 bits, as RFC 4226 recommends. */
const secretBytes = 20;
/** Phones' clocks may be one step off. */
const window = 1;

const totpOf = (secret: string, label = ''): TOTP =>
  // SHA-1, because most apps know nothing else; as an HMAC it is sound (RFC 6238).
  new TOTP({ issuer, label, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) });

/** A new secret in base32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What authenticator apps read: `otpauth://totp/…`. */
export const otpauthUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step that a code stands for around an instant; null when the code is wrong. */
export const stepOf = ({ secret, code, now }: { secret: string; code: string; now: Date }): number | null => {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
};

/** The code of an instant, as an app shows it. */
export const codeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });
