import { describe, expect, it } from '@jest/globals';
import type { DecidedMany } from '@workboard/contracts';
import { ApiError } from './api.js';
import { partsOf, sendInParts } from './in-parts.js';

const ids = Array.from({ length: 250 }, (_, index) => index + 1);
const done = (changed: readonly number[]): DecidedMany => ({ changed: [...changed], refused: [] });

describe('what is done to more than one request takes', () => {
  it('goes in parts of a hundred, each with what is the same for all', () => {
    const parts = partsOf([{ ids, status: 'authorised' }]);
    expect(parts.map((part) => [part.ids.length, part.status])).toEqual([
      [100, 'authorised'],
      [100, 'authorised'],
      [50, 'authorised'],
    ]);
  });

  it('keeps what went before a part that fails, and names the rest with the reason', async () => {
    const answer = await sendInParts([{ ids }], async (part) => {
      if (part.ids[0] === 101) {
        throw new ApiError({ status: 503, reason: 'Please try again' });
      }
      return done(part.ids);
    });
    expect(answer.changed).toHaveLength(100);
    expect(answer.refused).toHaveLength(150);
    expect(answer.refused[0]).toMatchObject({ id: 101 });
  });

  it('fails as a whole when nothing was done', async () => {
    const failing = sendInParts([{ ids }], () =>
      Promise.reject(new ApiError({ status: 503, reason: 'Please try again' })),
    );
    await expect(failing).rejects.toThrow();
  });
});
