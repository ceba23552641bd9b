import { describe, expect, it } from '@jest/globals';
import { faultsOf, linksIn } from './crawl.js';
import { findingsOf as foundByFfuf } from './ffuf.js';
import { availability, judge } from './slowhttptest.js';
import { injectable } from './sqlmap.js';
import { findingsOf as foundByWapiti } from './wapiti.js';

const safe = {
  'content-security-policy': "default-src 'none'; script-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=()',
};
const page = (body: string, headers: Record<string, string> = safe, status = 200) =>
  faultsOf({ status, headers: new Headers(headers), type: 'text/html; charset=utf-8', body });

describe('the crawl', () => {
  it('has nothing to say of a good page', () => {
    expect(page('<p>Jobs</p><script src="/a.js"></script><script type="application/ld+json">{}</script>')).toEqual([]);
  });
  it.each([
    ['<script>alert(1)</script>', /policy does not name/],
    ['<img src="x" onerror="alert(1)">', /handler/],
    [`<p>zq"'<svg onload=1>zq</p>`, /parameter as HTML/],
    ['<pre>at run (/app/gateway/dist/main.js:12:7)</pre>', /stack trace/],
    ['$argon2id$v=19$m=1', /password hash/],
  ])('sees what is wrong with %s', (body, fault) => {
    expect(page(body).join()).toMatch(fault);
  });
  it('sees missing headers, careless cookies and broken answers', () => {
    expect(page('', {})).toHaveLength(4);
    expect(page('', { ...safe, 'set-cookie': 'session=1; Path=/' })).toEqual([
      'sets session without HttpOnly or SameSite',
    ]);
    expect(page('', safe, 500)).toEqual(['answers 500']);
  });
  it('follows links of this site alone', () => {
    const body =
      '<a href="/jobs?page=2&amp;sort=new"></a><a href="https://other.test/"></a><a href="mailto:a@b.test"></a>';
    expect(linksIn(body, new URL('http://localhost:3000/'))).toEqual(['/jobs?page=2&sort=new']);
  });
});

const entry = (info: string) => ({ info, path: '/' });

describe('what scanners say', () => {
  it('sqlmap names parameters that can be injected', () => {
    const report = `sqlmap identified the following injection point(s):\n---\nParameter: id (GET)\n    Type: boolean-based blind\n`;
    expect(injectable(report)).toEqual(['id (GET)']);
    expect(injectable('all tested parameters do not appear to be injectable')).toEqual([]);
  });
  it('slowhttptest tells whether the service went away', () => {
    expect(availability('service available:   YES\nservice available:   NO\n')).toEqual({ asked: 2, unavailable: 1 });
  });
  it('a service that was late is asked again, and late twice is a finding', () => {
    const [good, late] = [
      { asked: 7, unavailable: 0 },
      { asked: 7, unavailable: 1 },
    ];
    expect(judge('slow reading', [good])).toEqual({});
    expect(judge('slow reading', [late, good])).toEqual({ note: expect.stringContaining('late 1 of 7 times') });
    expect(judge('slow reading', [late, late]).finding).toContain('1 of 7 times, then 1 of 7 times');
  });
  it('wapiti and ffuf report what is not known and left', () => {
    const report = {
      vulnerabilities: {
        'HTTP Secure Headers': [entry('X-XSS-Protection is not set'), entry('X-Frame-Options is not set')],
      },
      anomalies: {},
    };
    expect(foundByWapiti(report)).toEqual(['HTTP Secure Headers: X-Frame-Options is not set (/)']);
    const results = [
      { input: { FUZZ: 'admin' }, status: 200 },
      { input: { FUZZ: '.env' }, status: 200 },
      { input: { FUZZ: 'admin' }, status: 500 },
    ];
    expect(foundByFfuf({ results })).toEqual(['/.env answers 200', '/admin answers 500']);
  });
});
