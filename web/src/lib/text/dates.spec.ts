import { expect, it } from '@jest/globals';
import { formatDay } from './dates.js';

it('names the day in Port Moresby', () => {
  expect(formatDay('2026-11-18T15:00:00Z')).toBe('19 Nov 2026');
});
