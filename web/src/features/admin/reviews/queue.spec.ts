import { describe, expect, it } from '@jest/globals';
import type { AdminCompany, Review } from '@workboard/contracts';
import { daysWaiting, domainEvidence, queueOf } from './queue.js';

const company = (id: number, changes: Partial<AdminCompany> = {}) =>
  ({
    id,
    status: 'unauthorised',
    owner: { id: 9, firstName: 'Mere', lastName: 'Kila', email: 'mere@kumul.test' },
    email: null,
    website: null,
    revokedAt: null,
    createdAt: '2026-03-01T00:00:00.000Z',
    ...changes,
  }) as AdminCompany;
const review = (id: number, openedAt: string) => ({ id, openedAt }) as Review;

describe('what waits for a super admin', () => {
  it('is one row of companies and ads, the longest waiting first; who was just decided on stays', () => {
    const queue = queueOf(
      [review(1, '2026-02-15T00:00:00.000Z'), review(2, '2026-04-02T00:00:00.000Z')],
      [
        company(1),
        company(2, { status: 'authorised' }),
        company(3, { status: 'authorised', createdAt: '2026-01-01T00:00:00.000Z' }),
        company(4, { revokedAt: '2026-04-01T00:00:00.000Z' }),
      ],
      (id) => id === 3,
    );
    expect(queue.map(({ id }) => id)).toEqual(['company-3', 'ad-1', 'company-1', 'company-4', 'ad-2']);
  });

  it('has waited whole days', () => {
    const now = new Date('2026-03-05T12:00:00.000Z');
    expect(daysWaiting('2026-03-01T13:00:00.000Z', now)).toBe(3);
    expect(daysWaiting('2026-03-01T11:00:00.000Z', now)).toBe(4);
    expect(daysWaiting('2026-03-06T00:00:00.000Z', now)).toBe(0);
  });

  it("says whether the owner's address is under the company's own", () => {
    const fits = (changes: Partial<AdminCompany>) => domainEvidence(company(1, changes))?.fits;
    expect(fits({ email: 'office@Kumul.test' })).toBe(true);
    expect(fits({ website: 'www.kumul.test/about' })).toBe(true);
    expect(fits({ email: 'office@other.test', website: 'https://kumul.test' })).toBe(false);
    expect(fits({})).toBe(false);
    expect(domainEvidence(company(1, { owner: null }))).toBeNull();
  });
});
