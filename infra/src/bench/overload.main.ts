import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';
import { demoPassword } from '../seed/demo-password.js';
import { Random } from '../seed/random.js';
import { quantileOf, type Seen, type Window } from './overload-figures.js';

// node infra/dist/bench/overload.main.js: what the site of BENCH_URL (http://localhost:3000, demo data, high rate limits) does
// when more is asked of it than it can. First 32 callers find out what it can (each asks again when it has its answer), then
// requests come at 1, 2 and 4 times that rate whether or not the earlier ones were answered, and at last at half of it. Goals:
// at 4 × what gets through stays ≥ .8 of the most that ever did, the p99 of what was accepted ≤ 1 s, and within 5 s of the end
// nothing is refused any more. SECONDS per step (8). Exit code 1 when a goal is missed.
const base = process.env['BENCH_URL'] ?? 'http://localhost:3000';
const seconds = Number(process.env['SECONDS'] ?? 8);
const callers = 32;
const goals = { goodput: 0.8, p99Ms: 1000, recoveryMs: 5000 };

const random = new Random('overload');
/** So many connections are open from the beginning. */
const kept = 1000;
/** So many are under way at most; a phone that waits for a minute is no load. */
const pool = new Pool(base, { connections: 3000, headersTimeout: 20_000, bodyTimeout: 20_000 });

interface Call {
  cost: 'vital' | 'read' | 'search' | 'heavy';
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  cookie?: string;
  body?: string;
}

const signIn = async (email: string): Promise<{ cookie: string; id: number }> => {
  const { headers, body, statusCode } = await pool.request({
    method: 'POST',
    path: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const { id } = (await body.json()) as { id: number };
  const cookie = String(headers['set-cookie']).split(';')[0]!;
  if (statusCode !== 200) {
    throw new Error(`${email} could not sign in: ${statusCode}`);
  }
  return { cookie, id };
};

const get = async <T>(path: string, cookie = ''): Promise<T> => {
  const { body } = await pool.request({ method: 'GET', path, headers: { cookie } });
  return (await body.json()) as T;
};

const read = (path: string, cookie?: string): Call => ({
  cost: 'read',
  method: 'GET',
  path,
  ...(cookie && { cookie }),
});
const search = (path: string): Call => ({ cost: 'search', method: 'GET', path });

/** What people ask for, nothing of it kept from the call before. */
const callsOf = async (): Promise<() => Call> => {
  const [seeker, employer] = await Promise.all([signIn('seeker@workboard.test'), signIn('employer@kumul-energy.test')]);
  const jobs = await get<{ id: number }[]>('/api/jobs?limit=200');
  const own = await get<{ id: number }[]>('/api/jobs/my-jobs', employer.cookie);
  const ids = jobs.map(({ id }) => id);
  const words = ['nurse', 'driver', 'accounts', 'teacher', 'engineer', 'manager', 'welder', 'cook'];
  let turn = 0;
  const makers: readonly (readonly [make: () => Call, weight: number])[] = [
    [() => search(`/api/jobs?limit=20&includeTotal=true&salaryMin=${(turn += 7) % 90_000}`), 40],
    [
      () =>
        search(`/api/jobs?limit=20&includeTotal=true&search=${random.pick(words)}&salaryMin=${(turn += 7) % 90_000}`),
      12,
    ],
    [() => read(`/api/jobs/${random.pick(ids)}`), 20],
    [() => read('/api/auth/me', seeker.cookie), 8],
    [() => read('/api/saved-jobs', seeker.cookie), 5],
    [() => ({ cost: 'heavy', method: 'GET', path: `/api/jobs/facets?salaryMin=${(turn += 7) % 90_000}` }), 5],
    [
      () => ({
        cost: 'heavy',
        method: 'POST',
        path: `/api/applications/rank/${random.pick(own).id}`,
        cookie: employer.cookie,
      }),
      2,
    ],
    [
      () => ({
        cost: 'vital',
        method: 'PUT',
        path: `/api/users/${seeker.id}`,
        cookie: seeker.cookie,
        body: `{"location":"Lae ${(turn += 1)}"}`,
      }),
      8,
    ],
  ];
  return () => random.weighted(makers)();
};

const ask = async ({ cost, method, path, cookie = '', body }: Call, at: number): Promise<Seen> => {
  try {
    const answer = await pool.request({
      method,
      path,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body && { body }),
    });
    await answer.body.dump();
    const told = answer.statusCode !== 503 || answer.headers['retry-after'] !== undefined;
    return { cost, at, ms: performance.now() - at, status: told ? answer.statusCode : 0 };
  } catch {
    return { cost, at, ms: performance.now() - at, status: 0 };
  }
};

/**
 * Opens the connections beforehand, as the proxy before a gateway holds them (infra/caddy/Caddyfile): a process of Node's takes one
 * new connection in a turn of its loop, some tens a second when it is busy, so that a thousand new ones would be measured alone.
 */
const openConnections = async (): Promise<void> => {
  await Promise.all(Array.from({ length: kept }, () => get('/api/health')));
};

/** Everybody asks again as soon as they are answered. */
const closedLoop = async (next: () => Call): Promise<Seen[]> => {
  const seen: Seen[] = [];
  const until = performance.now() + seconds * 1000;
  const caller = async () => {
    while (performance.now() < until) {
      seen.push(await ask(next(), performance.now()));
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return seen;
};

/** Requests come at a rate, whatever becomes of the earlier ones; each counts from when it was to be sent. */
const openLoop = async (next: () => Call, perSecond: number): Promise<Seen[]> => {
  const begun = performance.now();
  const asked: Promise<Seen>[] = [];
  for (let spent = 0; spent < seconds * 1000; spent = performance.now() - begun) {
    while (asked.length < (spent / 1000) * perSecond) {
      asked.push(ask(next(), begun + (asked.length / perSecond) * 1000));
    }
    await delay(2);
  }
  return Promise.all(asked);
};

const print = (line: string) => process.stdout.write(`${line}\n`);

const windowOf = (seen: Seen[]): Window => quantileOf(seen, seconds);
const show = (name: string, figures: Window, offered: number | null) => {
  const refused = Object.entries(figures.shed).map(([cost, share]) => `${cost} ${Math.round(share * 100)} %`);
  print(
    `${name.padEnd(16)} offered ${String(offered ?? '–').padStart(5)}/s  through ${figures.goodput.toFixed(0).padStart(5)}/s  ` +
      `p50 ${figures.p50.toFixed(0).padStart(5)} ms  p99 ${figures.p99.toFixed(0).padStart(5)} ms  failed ${figures.failed}  refused: ${refused.join(', ')}`,
  );
};

const measure = async (): Promise<boolean> => {
  const next = await callsOf();
  await closedLoop(next);
  await openConnections();
  const capacity = windowOf(await closedLoop(next));
  show(`${callers} callers`, capacity, null);
  const steps: { factor: number; figures: Window }[] = [];
  for (const factor of [1, 2, 4]) {
    const rate = Math.round(capacity.goodput * factor);
    const figures = windowOf(await openLoop(next, rate));
    steps.push({ factor, figures });
    show(`${factor} ×`, figures, rate);
  }
  const after = await openLoop(next, Math.round(capacity.goodput / 2));
  show('then half', windowOf(after), Math.round(capacity.goodput / 2));
  const begun = after[0]?.at ?? 0;
  const lastRefused = Math.max(
    0,
    ...after
      .filter(({ status, cost }) => (status === 503 || status === 0) && cost !== 'heavy')
      .map(({ at }) => at - begun),
  );
  const peak = Math.max(capacity.goodput, ...steps.map(({ figures }) => figures.goodput));
  const worst = steps.at(-1)!.figures;
  const verdicts = [
    [
      worst.goodput / peak >= goals.goodput,
      `at 4 × ${(worst.goodput / peak).toFixed(2)} of the peak goes through (goal ${goals.goodput})`,
    ],
    [
      worst.p99 <= goals.p99Ms,
      `at 4 × the p99 of what is accepted is ${worst.p99.toFixed(0)} ms (goal ${goals.p99Ms})`,
    ],
    [
      lastRefused <= goals.recoveryMs,
      `${(lastRefused / 1000).toFixed(1)} s after it nothing is refused any more (goal ${goals.recoveryMs / 1000})`,
    ],
    [
      worst.failed === 0,
      `${worst.failed} requests had no answer, or one that was neither right nor 503 with Retry-After`,
    ],
  ] as const;
  verdicts.forEach(([isMet, text]) => print(`${isMet ? 'met   ' : 'MISSED'} ${text}`));
  return verdicts.every(([isMet]) => isMet);
};

const isMet = await measure();
await pool.destroy();
process.exit(isMet ? 0 : 1);
