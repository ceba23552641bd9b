import { createHash } from 'node:crypto';
import { demoPassword } from '../seed/demo-password.js';
import type { ScanResult, Target } from './tools.js';

const mostPages = 120;
const people = [null, 'seeker@workboard.test', 'employer@kumul-energy.test', 'admin@workboard.test'] as const;
const required = {
  'content-security-policy': /default-src|script-src/,
  'x-content-type-options': /nosniff/,
  'referrer-policy': /./,
  'permissions-policy': /./,
} as const;
const leaks: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a stack trace', /\bat \S+ \(?(?:file:|\/|node:)\S+:\d+:\d+/],
  ['an error of the database', /QueryFailedError|syntax error at or near|relation "\w+" does not exist/],
  ['a password hash', /\$argon2id?\$/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
];
const canary = `zq"'<svg onload=1>zq`;

interface Page {
  status: number;
  headers: Headers;
  type: string;
  body: string;
}

const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** What is wrong with an answer, whatever it says. */
export const faultsOf = ({ status, headers, type, body }: Page): string[] => {
  const isPage = type.startsWith('text/html');
  const lacking = Object.entries(required).filter(
    ([name, pattern]) => isPage && !pattern.test(headers.get(name) ?? ''),
  );
  const policy = headers.get('content-security-policy') ?? '';
  const inline = body.matchAll(
    /<script(?![^>]*\b(?:src|nonce)=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g,
  );
  const bare = [...inline].filter(([, code]) => !policy.includes(hashOf(code ?? '')));
  const cookies = headers
    .getSetCookie()
    .filter((cookie) => !/;\s*HttpOnly/i.test(cookie) || !/;\s*SameSite=(?:Lax|Strict)/i.test(cookie));
  return [
    ...(status >= 500 ? [`answers ${status}`] : []),
    ...lacking.map(([name]) => `has no good ${name}`),
    ...leaks.filter(([, pattern]) => pattern.test(body)).map(([what]) => `shows ${what}`),
    ...(isPage && bare.length > 0 ? ['has a script that its policy does not name'] : []),
    ...(isPage && /\son\w+\s*=\s*["']/.test(body.replaceAll(/<script[\s\S]*?<\/script>/g, ''))
      ? ['has a handler in HTML']
      : []),
    ...(isPage && body.includes(canary) ? ['writes a parameter as HTML'] : []),
    ...cookies.map((cookie) => `sets ${cookie.split('=')[0]} without HttpOnly or SameSite`),
  ];
};

/** Paths on this site that a page leads to. */
export const linksIn = (body: string, from: URL): string[] =>
  [...body.matchAll(/(?:href|src|action)="([^"#]+)/g)].flatMap(([, link]) => {
    const address = (link ?? '').replaceAll('&amp;', '&');
    const url = URL.canParse(address, from.href) ? new URL(address, from.href) : null;
    return url?.origin === from.origin ? [`${url.pathname}${url.search}`] : [];
  });

const signIn = async (base: URL, email: string): Promise<string> => {
  const answer = await fetch(new URL('/api/auth/login', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!answer.ok) {
    throw new Error(`${email} cannot sign in: ${answer.status}`);
  }
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
};

const crawlAs = async (
  base: URL,
  cookie: string,
): Promise<{ faults: { path: string; fault: string }[]; count: number }> => {
  const open = ['/', '/robots.txt', '/sitemap.xml', '/api/docs', '/dashboard', '/profile', '/applications', '/admin'];
  const seen = new Set(open);
  const faults: { path: string; fault: string }[] = [];
  const visit = async (path: string): Promise<string> => {
    const answer = await fetch(new URL(path, base), { headers: { cookie }, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = /^(?:text|application\/(?:json|xml|javascript))/.test(type) ? await answer.text() : '';
    const { status, headers } = answer;
    faults.push(...faultsOf({ status, headers, type, body }).map((fault) => ({ path, fault })));
    return type.startsWith('text/html') ? body : '';
  };
  let count = 0;
  for (let path = open.shift(); path !== undefined && count < mostPages; path = open.shift()) {
    const body = await visit(path);
    count += 1;
    for (const link of linksIn(body, new URL(path, base)).filter((one) => !seen.has(one))) {
      seen.add(link);
      open.push(link);
    }
    if (body !== '') {
      // The same page with a parameter that would be a script if it were printed as it is.
      const attacked = new URL(path, base);
      for (const name of ['search', 'location', 'page', 'token', 'q']) {
        attacked.searchParams.set(name, canary);
      }
      await visit(`${attacked.pathname}${attacked.search}`);
    }
  }
  return { faults, count };
};

/** Follows the site's links as nobody and as everybody, and looks at each answer. Needs the demo accounts. */
export const crawl = async ({ base }: Target): Promise<ScanResult> => {
  const pagesOf = new Map<string, string[]>();
  let total = 0;
  for (const email of people) {
    const { faults, count } = await crawlAs(base, email === null ? '' : await signIn(base, email));
    for (const { path, fault } of faults) {
      pagesOf.set(fault, [...(pagesOf.get(fault) ?? []), `${path} (${email ?? 'a visitor'})`]);
    }
    total += count;
  }
  const findings = [...pagesOf].map(([fault, [first, ...others]]) =>
    others.length > 0 ? `${first} and ${others.length} more: ${fault}` : `${first}: ${fault}`,
  );
  return { findings, note: `${total} pages as ${people.length} people` };
};
