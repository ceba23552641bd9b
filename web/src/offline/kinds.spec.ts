import { describe, expect, it } from '@jest/globals';
import { isKeepable, isScreen, kindOf } from './kinds.js';

describe('what a device keeps (decision P51)', () => {
  it.each([
    ['/api/jobs', 'public'],
    ['/api/jobs/12', 'public'],
    ['/api/companies/3', 'public'],
    ['/api/applications', 'private'],
    ['/api/saved-jobs', 'private'],
    ['/api/auth/me', undefined],
    ['/api/auth/sessions', undefined],
    ['/api/jobs/my-jobs', undefined],
    ['/api/users/3', undefined],
    ['/api/applications/3/ranking', undefined],
    ['/api/admin/users', undefined],
  ] as const)('%s: %s', (pathname, kind) => {
    expect(kindOf(pathname)).toBe(kind);
  });

  it('keeps lists of the account that is signed in, and of nobody else', () => {
    const text = JSON.stringify([{ userId: 7 }, { userId: 7 }]);
    expect(isKeepable('/api/applications', text, 7)).toBe(true);
    expect(isKeepable('/api/applications', text, 8)).toBe(false);
    expect(isKeepable('/api/applications', text)).toBe(false);
    expect(isKeepable('/api/applications', JSON.stringify([{ userId: 7 }, { userId: 9 }]), 7)).toBe(false);
  });

  it('keeps what everybody may see, up to a length', () => {
    expect(isKeepable('/api/jobs/1', '{"published":true}')).toBe(true);
    expect(isKeepable('/api/jobs/1', '{"published":false}')).toBe(false);
    expect(isKeepable('/api/companies/1', '{"status":"unauthorised"}')).toBe(false);
    expect(isKeepable('/api/jobs', '{"jobs":[],"total":0}')).toBe(true);
    expect(isKeepable('/api/auth/me', '{"published":true}')).toBe(false);
    expect(isKeepable('/api/jobs/1', JSON.stringify({ published: true, description: 'x'.repeat(200_000) }))).toBe(
      false,
    );
  });

  it('shows screens without a line, and no files or feeds', () => {
    expect(['/', '/jobs/3', '/applications', '/no-such-page'].map(isScreen)).toEqual([true, true, true, true]);
    expect(['/api/docs', '/sitemap.xml', '/feeds/jobs.rss', '/sw.js', '/robots.txt'].map(isScreen)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
