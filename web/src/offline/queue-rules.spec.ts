import { describe, expect, it } from '@jest/globals';
import type { Waiting } from './waiting-entry.js';
import { addTo, agoWords, callOf, isTooOld, outcomeOf, typedAnswers } from './queue-rules.js';

const entry = (changes: Partial<Waiting> = {}): Waiting => ({
  key: 'k1',
  accountId: 1,
  kind: 'apply',
  jobId: 7,
  title: 'Driver',
  company: 'Kumul',
  at: '2026-11-23T00:00:00.000Z',
  state: 'waiting',
  ...changes,
});

describe('what waits on a device (decision P51)', () => {
  it.each([
    ['no answer', { kind: 'apply', status: 0 }, 'later'],
    ['too many calls', { kind: 'apply', status: 429 }, 'later'],
    ['a fault of the server', { kind: 'apply', status: 503 }, 'later'],
    ['success', { kind: 'apply', status: 201 }, 'sent'],
    ['an ended session', { kind: 'apply', status: 401 }, 'signIn'],
    ['an earlier application', { kind: 'apply', status: 409, code: 'already_applied' }, 'already'],
    ['a closed job', { kind: 'apply', status: 400, code: 'validation_failed' }, 'refused'],
    ['a job saved elsewhere', { kind: 'save', status: 409, code: 'already_saved' }, 'sent'],
    ['a job unsaved elsewhere', { kind: 'unsave', status: 404 }, 'sent'],
    ['a job that is gone', { kind: 'save', status: 404 }, 'refused'],
    ['an application withdrawn elsewhere', { kind: 'withdraw', status: 409, code: 'application_withdrawn' }, 'sent'],
    ['one that is decided by now', { kind: 'withdraw', status: 409, code: 'not_withdrawable' }, 'refused'],
    ['notes on a job unsaved elsewhere', { kind: 'notes', status: 404 }, 'refused'],
  ] as const)('takes %s for what it is', (_, answer, outcome) => {
    expect(outcomeOf(answer)).toBe(outcome);
  });

  it('applies for a job once, and again in the place of what was refused', () => {
    const next = entry({ key: 'k2' });
    expect(addTo([entry()], next)).toEqual({ put: [], remove: [] });
    expect(addTo([entry({ state: 'signIn' })], next)).toEqual({ put: [], remove: [] });
    expect(addTo([entry({ state: 'refused' })], next)).toEqual({ put: [next], remove: ['k1'] });
    expect(addTo([entry({ accountId: 2 })], next)).toEqual({ put: [next], remove: [] });
    expect(addTo([entry({ jobId: 8 })], next)).toEqual({ put: [next], remove: [] });
  });

  it('takes a saving back that was not sent, and says nothing twice', () => {
    const save = entry({ kind: 'save' });
    const unsave = entry({ key: 'k2', kind: 'unsave' });
    expect(addTo([save], unsave)).toEqual({ put: [], remove: ['k1'] });
    expect(addTo([save], entry({ key: 'k2', kind: 'save' }))).toEqual({ put: [], remove: [] });
    expect(addTo([entry()], unsave)).toEqual({ put: [unsave], remove: [] });
  });

  it('sends the newest notes alone, and a withdrawal once', () => {
    const notes = entry({ kind: 'notes' });
    const newer = entry({ key: 'k2', kind: 'notes' });
    expect(addTo([notes, entry({ key: 'k3', kind: 'save' })], newer)).toEqual({ put: [newer], remove: ['k1'] });
    const withdraw = entry({ key: 'k2', kind: 'withdraw' });
    expect(addTo([entry({ kind: 'withdraw' })], withdraw)).toEqual({ put: [withdraw], remove: ['k1'] });
    expect(addTo([notes], entry({ key: 'k2', kind: 'unsave' })).remove).toEqual([]);
  });

  it('knows the call of each', () => {
    expect(callOf(entry({ coverLetter: 'Dear', answers: { q1: true }, source: 'poster' }))).toEqual({
      method: 'POST',
      path: '/api/applications',
      body: { jobId: 7, coverLetter: 'Dear', answers: { q1: true }, source: 'poster' },
    });
    expect(callOf(entry({ kind: 'save' }))).toEqual({ method: 'POST', path: '/api/saved-jobs', body: { jobId: 7 } });
    expect(callOf(entry({ kind: 'notes', metadata: { notes: 'Ring first' } }))).toEqual({
      method: 'PUT',
      path: '/api/saved-jobs/7/metadata',
      body: { notes: 'Ring first' },
    });
    expect(callOf(entry({ kind: 'withdraw', applicationId: 12 }))).toMatchObject({
      method: 'POST',
      path: '/api/applications/12/withdraw',
    });
    expect(callOf(entry({ kind: 'unsave' }))).toEqual({ method: 'DELETE', path: '/api/saved-jobs/7' });
  });

  it('gives answers back as they were typed', () => {
    const answers = { q1: true, q2: { has: false, number: null }, q3: 4, q4: 'Lae', q5: null };
    expect(typedAnswers(answers)).toEqual({ q1: 'yes', q2: { has: 'no', number: '' }, q3: 4, q4: 'Lae', q5: '' });
  });

  it('is kept for 30 days', () => {
    const now = Date.parse('2026-12-23T00:00:00.001Z');
    expect(isTooOld({ at: '2026-11-23T00:00:00.000Z' }, now)).toBe(true);
    expect(isTooOld({ at: '2026-11-24T00:00:00.000Z' }, now)).toBe(false);
  });

  it.each([
    ['2026-11-23T09:59:30Z', 'just now'],
    ['2026-11-23T09:59:00Z', '1 minute ago'],
    ['2026-11-23T08:00:00Z', '2 hours ago'],
    ['2026-11-20T09:00:00Z', '3 days ago'],
  ])('says of %s: %s', (at, words) => {
    expect(agoWords(at, Date.parse('2026-11-23T10:00:00Z'))).toBe(words);
  });
});
