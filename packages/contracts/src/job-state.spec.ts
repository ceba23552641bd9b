import { describe, expect, it } from '@jest/globals';
import { isListed, type JobState, jobStateOf } from './job-state.js';

const now = new Date('2026-11-22T02:00:00Z');
const live = {
  status: 'active',
  published: true,
  publishedAt: '2026-11-01T00:00:00.000Z',
  closingDate: null,
  expiresAt: null,
} as const;

const never = { published: false, publishedAt: null };
const cases: [JobState, Partial<Parameters<typeof jobStateOf>[0]>, 'authorised' | 'unauthorised'][] = [
  ['live', {}, 'authorised'],
  ['live', { closingDate: '2026-11-22T13:59:59.999Z', expiresAt: '2026-12-22T13:59:59.999Z' }, 'authorised'],
  ['past', { closingDate: '2026-11-21T13:59:59.999Z', expiresAt: '2026-12-21T13:59:59.999Z' }, 'authorised'],
  ['ended', { closingDate: '2026-10-01T13:59:59.999Z', expiresAt: '2026-10-31T13:59:59.999Z' }, 'authorised'],
  ['draft', { status: 'inactive', ...never }, 'authorised'],
  ['draft', { status: 'inactive', ...never }, 'unauthorised'],
  ['closed', { status: 'inactive' }, 'authorised'],
  ['waiting', never, 'unauthorised'],
  ['waiting', {}, 'unauthorised'],
  ['unpublished', never, 'authorised'],
  ['in_review', { ...never, heldAt: '2026-11-22T00:00:00.000Z' }, 'authorised'],
  ['in_review', { published: false, heldAt: '2026-11-22T00:00:00.000Z' }, 'unauthorised'],
  ['draft', { status: 'inactive', ...never, heldAt: '2026-11-22T00:00:00.000Z' }, 'authorised'],
  ['taken_down', { published: false }, 'authorised'],
  ['taken_down', { published: false }, 'unauthorised'],
];

describe('the state of a job as its team reads it', () => {
  it.each(cases)('is %s for %j of an %s company', (state, changes, companyStatus) => {
    expect(jobStateOf({ ...live, ...changes }, { now, companyStatus })).toBe(state);
  });

  it('tells what everybody sees from what the team alone sees', () => {
    expect(isListed('live') && isListed('past')).toBe(true);
    expect(isListed('draft') || isListed('waiting') || isListed('ended') || isListed('taken_down')).toBe(false);
  });
});
