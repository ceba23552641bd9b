import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The key of one purpose, so that no other use of the server's secret tells anything about it. */
const keyOf = (serverSecret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', serverSecret, '', `workboard ${purpose}`, 32));

/** Encrypts and decrypts secrets that have to be read again, each bound to whose it is. Text in, base64url out. */
export class SealedSecrets {
  private readonly key: Buffer;

  constructor(serverSecret: string, purpose: string) {
    this.key = keyOf(serverSecret, purpose);
  }

  seal(text: string, ownerId: number): string {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.key, nonce).setAAD(Buffer.from(String(ownerId)));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Null when it was sealed for another owner or with another server secret. */
  open(sealed: string, ownerId: number): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv(algorithm, this.key, bytes.subarray(0, nonceBytes));
    decipher.setAAD(Buffer.from(String(ownerId)));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
