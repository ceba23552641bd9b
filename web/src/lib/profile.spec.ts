import { describe, expect, it } from '@jest/globals';
import { testUser } from '../testing/render-screen.js';
import { applyChecklist } from './profile.js';

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
});
