import { randomBytes } from 'node:crypto';
import { summarise, timed } from './measure.js';
import { separationOf } from './separation.js';

// node infra/dist/bench/account-timing.main.js [samples] [known addresses]: whether the time of an answer of BENCH_URL (http://localhost:3000)
// tells if an address has an account. Known and unknown addresses take turns, in random order, one call at a time. The goal
// is a gap of the medians of at most 5 ms and an AUC of at most 0.55. Wants a system with high rate limits and demo data.
const base = process.env['BENCH_URL'] ?? 'http://localhost:3000';
const samples = Number(process.argv[2] ?? 500);
const known = (process.argv[3] ?? 'seeker@workboard.test,newseeker@workboard.test,employer@kumul-energy.test').split(
  ',',
);
const gapLimitMs = 5;
const aucLimit = 0.55;

interface Call {
  path: string;
  status: number;
  body: (email: string) => object;
}

const password = 'not-the-password-7';
const calls: Call[] = [
  { path: '/api/auth/login', status: 401, body: (email) => ({ email, password }) },
  { path: '/api/auth/forgot-password', status: 200, body: (email) => ({ email }) },
  { path: '/api/auth/resend-verification', status: 200, body: (email) => ({ email }) },
  {
    path: '/api/auth/register',
    status: 201,
    body: (email) => ({ email, password, firstName: 'Mere', lastName: 'Kila', role: 'job_seeker' }),
  },
];

const post = async ({ path, status, body }: Call, email: string): Promise<void> => {
  const reply = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body(email)),
  });
  await reply.arrayBuffer();
  if (reply.status !== status) {
    throw new Error(`${path} answered ${reply.status} instead of ${status}`);
  }
};

const unknownAddress = (): string => `nobody${randomBytes(6).toString('hex')}@people.test`;
const knownAddress = (at: number): string => known[at % known.length] ?? '';

console.log(['call', 'known p50 ms', 'unknown p50 ms', 'gap ms', 'AUC', 'verdict'].join('\t'));
for (const call of calls) {
  const durations = { known: [] as number[], unknown: [] as number[] };
  const sample = async (kind: 'known' | 'unknown', at: number) => {
    const email = kind === 'known' ? knownAddress(at) : unknownAddress();
    durations[kind].push(await timed(() => post(call, email)));
  };
  for (let at = 0; at < samples; at += 1) {
    const first = Math.random() < 0.5;
    await sample(first ? 'known' : 'unknown', at);
    await sample(first ? 'unknown' : 'known', at);
  }
  const { gap, auc } = separationOf(durations.known, durations.unknown);
  const passed = gap <= gapLimitMs && auc <= aucLimit;
  const medians = [durations.known, durations.unknown].map((list) => summarise(list).p50.toFixed(1));
  console.log([call.path, ...medians, gap.toFixed(1), auc.toFixed(3), passed ? 'ok' : 'tells them apart'].join('\t'));
}
