import { describe, expect, it } from '@jest/globals';
import { qrOf } from './qr.rules.js';
import { hashOfCode, isRecoveryCode, newRecoveryCode, readable } from './recovery-codes.rules.js';
import { SealedSecrets } from '@workboard/service-kit';
import { codeAt, newSecret, otpauthUri, stepOf } from './totp.rules.js';

/** The ASCII secret '12345678901234567890' of RFC 6238, appendix B, in base32. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at %i s', (seconds, code) => {
    expect(codeAt(rfcSecret, new Date(seconds * 1000))).toBe(code);
  });

  it.each([
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
    [-60, false],
  ])('of a clock that is %i s off are taken: %s', (offset, isTaken) => {
    const now = new Date('2026-10-05T00:00:10Z');
    const code = codeAt(rfcSecret, new Date(now.getTime() + offset * 1000));
    expect(stepOf({ secret: rfcSecret, code, now }) !== null).toBe(isTaken);
  });

  it('come from a secret of 160 bits that apps find under our name', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(otpauthUri(secret, 'meri@mail.test')).toContain(`otpauth://totp/PNG%20Workboard:meri%40mail.test`);
    expect(otpauthUri(secret, 'meri@mail.test')).toContain(`secret=${secret}`);
  });

  it('are drawn as a square of dark runs', () => {
    const { size, path } = qrOf(otpauthUri(newSecret(), 'meri@mail.test'));
    expect(size).toBeGreaterThan(40);
    expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    // A finder pattern: seven dark units, after the quiet border.
    expect(path).toContain('M4 4h7v1h-7z');
  });
});

describe('sealed secrets', () => {
  const sealed = new SealedSecrets('a-server-secret-of-tests', 'tests');
  it('open for their account and with their server secret alone', () => {
    const text = sealed.seal('SECRET', 7);
    expect(text).not.toContain('SECRET');
    expect(sealed.open(text, 7)).toBe('SECRET');
    expect(sealed.open(text, 8)).toBeNull();
    expect(new SealedSecrets('another-server-secret', 'tests').open(text, 7)).toBeNull();
  });
});

describe('recovery codes', () => {
  it('have 80 bits and are read in groups', () => {
    const codes = new Set(Array.from({ length: 100 }, newRecoveryCode));
    expect(codes.size).toBe(100);
    const [code = ''] = codes;
    expect(code).toMatch(/^[A-Z2-7]{16}$/);
    expect(readable(code)).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(hashOfCode(code)).not.toContain(code);
    expect([isRecoveryCode(code), isRecoveryCode('123456')]).toEqual([true, false]);
  });
});
