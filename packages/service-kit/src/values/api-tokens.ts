import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { apiTokenPrefix } from '@workboard/contracts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 32 random bytes, and a CRC-32, in base 62. */
const bodyLength = 43;
const checksumLength = 6;

const base62 = (value: bigint, length: number): string => {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) {
    text = `${digits[Number(rest % 62n)]}${text}`;
  }
  return text.padStart(length, '0');
};
const checksumOf = (text: string): string => base62(BigInt(crc32(text)), checksumLength);
const pattern = new RegExp(`^(${apiTokenPrefix}[0-9A-Za-z]{${bodyLength}})([0-9A-Za-z]{${checksumLength}})$`);

/**
 * A new API token (decision P85): a prefix by which scanners of sources know it, 256 random bits, and a checksum by which one
 * that was cut or mistyped is told from a revoked one without asking anybody.
 */
export const newApiToken = (): string => {
  const body = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), bodyLength);
  const text = `${apiTokenPrefix}${body}`;
  return `${text}${checksumOf(text)}`;
};

/** What is kept of a token; so many random bits need no slow hash. Null for a text that was never a token of ours. */
export const hashOfApiToken = (token: string): string | null => {
  const [, text, checksum] = pattern.exec(token) ?? [];
  return text !== undefined && checksum === checksumOf(text)
    ? createHash('sha256').update(token).digest('base64url')
    : null;
};

/** Under what a token's caller is cached, beside the sessions. */
export const apiTokenSession = (hash: string): string => `api-token.${hash}`;
