import { describe, expect, it } from '@jest/globals';
import { sayFileSize, sayResume } from './resume.js';

describe('a CV', () => {
  it.each([
    [300, '1 KB'],
    [86_000, '84 KB'],
    [2_600_000, '2.5 MB'],
  ])('of %i bytes has %s', (bytes, expected) => {
    expect(sayFileSize(bytes)).toBe(expected);
  });

  it('is called by its file’s name, day and size', () => {
    const uploadedAt = '2026-11-22T00:00:00.000Z';
    expect(sayResume({ name: 'Mere Kila.pdf', size: 86_000, uploadedAt })).toBe('Mere Kila.pdf · 22 Nov 2026 · 84 KB');
    expect(sayResume({ name: null, size: 86_000, uploadedAt })).toBe('PDF · 22 Nov 2026 · 84 KB');
  });
});
