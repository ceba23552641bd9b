import { createHash, randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const letters = 16;

/** A recovery code as it is kept: 80 random bits in base32, which nobody guesses, so that a plain hash is enough. */
export const newRecoveryCode = (): string =>
  [...randomBytes(letters)].map((byte) => alphabet[byte % alphabet.length]).join('');

/** As people read it: in groups of four. */
export const readable = (code: string): string => (code.match(/.{4}/g) ?? []).join('-').toLowerCase();

export const hashOfCode = (code: string): string => createHash('sha256').update(code).digest('base64url');

/** Whether a code is of this kind and not the app's digits. */
export const isRecoveryCode = (code: string): boolean => code.length === letters;
