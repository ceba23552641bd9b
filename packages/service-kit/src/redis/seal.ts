import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** What lies where others may write, with the proof that one of our processes wrote it. */
export interface Sealed {
  text: string;
  seal: string;
}

const keyBytes = 32;

/** A key of its own for each purpose, so that what was sealed for one is worth nothing for another. */
const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `workboard ${purpose}`, keyBytes));

/**
 * Seals and opens values that pass through Redis (docs/adr/0018): whoever can write there makes none. The key comes from the
 * secret that our processes share; `previous` still opens while it is being changed.
 */
export class Seals {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor({ secret, previous, purpose }: { secret: string; previous?: string | undefined; purpose: string }) {
    const older = previous ? [keyFor(previous, purpose)] : [];
    this.keys = [keyFor(secret, purpose), ...older];
  }

  /** `place` is where the value is for, such as a queue's name: it opens nowhere else. */
  close(place: string, value: unknown): Sealed {
    const text = JSON.stringify(value);
    return { text, seal: this.sealOf(this.keys[0], { place, text }) };
  }

  /** The value; null when it was not sealed by us for this place. */
  open(place: string, sealed: unknown): unknown {
    if (!isSealed(sealed)) {
      return null;
    }
    const { text, seal } = sealed;
    const given = Buffer.from(seal);
    const isOurs = this.keys.some((key) => {
      const expected = Buffer.from(this.sealOf(key, { place, text }));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    return isOurs ? (JSON.parse(text) as unknown) : null;
  }

  private sealOf(key: Buffer, { place, text }: { place: string; text: string }): string {
    return createHmac('sha256', key).update(`${place}\n${text}`).digest('base64url');
  }
}

const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'text') === 'string' &&
  typeof Reflect.get(value, 'seal') === 'string';
