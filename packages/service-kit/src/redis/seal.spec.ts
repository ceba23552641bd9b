import { describe, expect, it } from '@jest/globals';
import { Seals } from './seal.js';

const purpose = 'queues';
const seals = new Seals({ secret: 'one-secret', purpose });

describe('a sealed value', () => {
  it('opens where it is for, and nowhere else', () => {
    const sealed = seals.close('mail', { id: 1 });
    expect(seals.open('mail', sealed)).toEqual({ id: 1 });
    expect(seals.open('sms', sealed)).toBeNull();
    expect(new Seals({ secret: 'one-secret', purpose: 'sessions' }).open('mail', sealed)).toBeNull();
  });

  it('is worth nothing when it was changed, forged or never sealed', () => {
    const { seal } = seals.close('mail', { id: 1 });
    const forged = new Seals({ secret: 'another', purpose }).close('mail', { id: 1 });
    for (const value of [{ text: '{"id":2}', seal }, forged, { id: 1 }, null, 'text', { text: '{}', seal: '' }]) {
      expect(seals.open('mail', value)).toBeNull();
    }
  });

  it('still opens with the previous secret while it is being changed', () => {
    const rotated = new Seals({ secret: 'new-secret', previous: 'one-secret', purpose });
    expect(rotated.open('mail', seals.close('mail', 7))).toBe(7);
    expect(seals.open('mail', rotated.close('mail', 7))).toBeNull();
  });
});
