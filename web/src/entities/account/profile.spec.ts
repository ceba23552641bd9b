import { describe, expect, it } from '@jest/globals';
import { testUser } from '../../testing/render-screen.js';
import { applyChecklist } from './profile.js';

const isReachable = (phone: string) =>
  applyChecklist(testUser({ phone })).find(({ field }) => field === 'phone')?.isDone;

describe('the checklist before applying', () => {
  it('names what is missing, in order, and where it is filled in', () => {
    const user = testUser({ phone: '+675 7123 4567', location: 'Lae', experience: 'Five years', education: '   ' });
    const missing = applyChecklist(user).filter(({ isDone }) => !isDone);
    expect(missing.map(({ field, tab }) => [field, tab])).toEqual([
      ['resume', 'professional'],
      ['bio', 'basic'],
      ['education', 'professional'],
    ]);
  });

  it('takes a phone number for missing that nobody can call', () => {
    expect([isReachable('abc'), isReachable('7123 4567')]).toEqual([false, true]);
  });
});
