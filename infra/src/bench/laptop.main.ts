import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pdfBomb } from '@workboard/test-kit';
import type { Seen } from './laptop-visitor.main.js';
import { summarise } from './measure.js';
import { demoPassword } from '../seed/demo-password.js';

// node infra/dist/bench/laptop.main.js: whether one attacker with a laptop stops the site of BENCH_URL
// (http://localhost:3000), which runs from this directory with demo data and high rate limits, so that nothing but the
// system's own bounds protects it. One attack after the other, and all at once; meanwhile a visitor looks at pages. Goals:
// the visitor's p99 below 1 s, and all processes together below MEMORY_MB (3000). ONLY=ads runs that attack alone.
const base = new URL(process.env['BENCH_URL'] ?? 'http://localhost:3000');
const memoryLimit = Number(process.env['MEMORY_MB'] ?? 3000);
const slowConnections = Number(process.env['SLOW'] ?? 5000);
const ads = Number(process.env['ADS'] ?? 1000);
/** Part of the name of the attacks to run; all when empty. */
const only = process.env['ONLY'] ?? '';
const bombs = 30;
const largeLists = 100;
const p99LimitMs = 1000;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const quietMs = 5000;
const fewestVisits = 100;

/** Resident memory of the system's own processes, in MB. Postgres and Redis are not among them. */
const memory = (): number => {
  let pages = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const isOurs = [path.join(root, 'services'), path.join(root, 'gateway'), path.join(root, 'packages/service-kit')];
      if (isOurs.some((part) => command.includes(part))) {
        pages += Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
      }
    } catch {
      // It ended meanwhile.
    }
  }
  return (pages * 4096) / 1024 / 1024;
};

const signIn = async (email: string): Promise<string> => {
  const answer = await fetch(new URL('/api/auth/login', base), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('session='));
  if (!cookie) {
    throw new Error(`${email} cannot sign in: ${answer.status}`);
  }
  return cookie.split(';')[0] ?? '';
};

interface Visit {
  durations: number[];
  slowest: Seen | undefined;
  failures: Map<string, number>;
  peak: number;
}

/** Looks at one thing after the other until the attack is over, in a process of its own: the attacker is busy. */
const visitWhile = async (attack: Promise<unknown>): Promise<Visit> => {
  const visitor = fork(fileURLToPath(new URL('laptop-visitor.main.js', import.meta.url)), [base.href]);
  const visit: Visit = { durations: [], slowest: undefined, failures: new Map(), peak: 0 };
  visitor.on('message', (seen: Seen) => {
    const { duration, outcome } = seen;
    visit.durations.push(duration);
    visit.slowest = visit.slowest && visit.slowest.duration > duration ? visit.slowest : seen;
    if (outcome !== '200') {
      visit.failures.set(outcome, (visit.failures.get(outcome) ?? 0) + 1);
    }
  });
  const watch = setInterval(() => {
    visit.peak = Math.max(visit.peak, memory());
  }, 200);
  await attack;
  while (visit.durations.length < fewestVisits) {
    await sleep(50);
  }
  clearInterval(watch);
  visitor.kill();
  return visit;
};

const countStatuses = async (calls: Promise<Response>[]): Promise<string> => {
  const counts = new Map<string, number>();
  for (const outcome of await Promise.allSettled(calls)) {
    if (outcome.status === 'fulfilled') {
      await outcome.value.arrayBuffer().catch(() => undefined);
    }
    const name = outcome.status === 'fulfilled' ? String(outcome.value.status) : 'cut';
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');
};

/** Opens connections that send a request one letter at a time. */
const slowOnes = async (): Promise<string> => {
  const sockets: Socket[] = [];
  let cut = 0;
  for (let nth = 0; nth < slowConnections; nth += 1) {
    const socket = connect(Number(base.port || 80), base.hostname);
    socket.on('error', () => undefined);
    socket.once('close', () => (cut += 1));
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nhost: slow\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n',
    );
    sockets.push(socket);
    if (nth % 100 === 0) {
      await sleep(10);
    }
  }
  for (let round = 0; round < 20; round += 1) {
    sockets.forEach((socket) => socket.writable && socket.write(round < 2 ? 'x: y\r\n' : 'x'));
    await sleep(1000);
  }
  sockets.forEach((socket) => socket.destroy());
  return `${cut} of ${slowConnections} cut within 20 s`;
};

const lists = () =>
  countStatuses(
    Array.from({ length: largeLists }, (_, nth) =>
      fetch(new URL(`/api/jobs?limit=1000&salaryMax=${900_000 + nth}`, base)),
    ),
  );

const uploadBombs = async (cookie: string): Promise<string> => {
  const bomb = pdfBomb({ megabytes: 200 });
  return countStatuses(
    Array.from({ length: bombs }, () => {
      const form = new FormData();
      form.set('resume', new Blob([new Uint8Array(bomb)], { type: 'application/pdf' }), 'cv.pdf');
      return fetch(new URL('/api/upload/resume', base), { method: 'POST', headers: { cookie }, body: form });
    }),
  );
};

const bigAd = (nth: number): string => {
  const entries = (name: string) =>
    Array.from({ length: 45 }, (_, at) =>
      `${name} ${nth} ${at} `.padEnd(400, 'work with care in the yard and on the road '),
    );
  return JSON.stringify({
    title: `Storeman ${nth}`,
    description: `Ad ${nth}. `.padEnd(19_000, 'Keeps the store of the mine in order and counts what comes and goes. '),
    requirements: entries('r'),
    responsibilities: entries('s'),
    skills: entries('k'),
    benefits: entries('b'),
    industry: 'mining',
    workType: 'on-site',
    employmentType: 'full-time',
  });
};

const postAds = async (cookie: string): Promise<string> => {
  const outcomes: Promise<Response>[] = [];
  for (let nth = 0; nth < ads; nth += 10) {
    const batch = Array.from({ length: 10 }, (_, at) =>
      fetch(new URL('/api/jobs', base), {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: bigAd(nth + at),
      }),
    );
    outcomes.push(...batch);
    await Promise.allSettled(batch);
  }
  const posted = await countStatuses(outcomes);
  const read = await countStatuses(Array.from({ length: 5 }, () => fetch(new URL('/api/jobs?limit=1000', base))));
  return `${posted}; read as a list: ${read}`;
};

const [seeker, employer] = [await signIn('seeker@workboard.test'), await signIn('employer@kumul-energy.test')];
const attacks: [name: string, run: () => Promise<string>][] = [
  ['nothing', async () => (await sleep(quietMs), 'at rest')],
  [`${slowConnections} slow connections`, slowOnes],
  [`${largeLists} large lists`, lists],
  [`${bombs} PDF bombs`, () => uploadBombs(seeker)],
  [`${ads} ads of 95 KB`, () => postAds(employer)],
  [
    'all at once',
    async () => (await Promise.all([slowOnes(), lists(), uploadBombs(seeker), postAds(employer)])).join('; '),
  ],
];

let isStopped = false;
console.log(
  ['attack', 'visits', 'p50 ms', 'p99 ms', 'slowest', 'failed', 'peak MB', 'verdict', 'what became of it'].join('\t'),
);
for (const [name, run] of attacks.filter(([title]) => title.includes(only))) {
  const attack = run();
  const visit = await visitWhile(attack);
  const became = await attack;
  const { runs, p50, p99 } = summarise(visit.durations);
  const failed = [...visit.failures].map(([status, count]) => `${count} × ${status}`).join(', ') || 'none';
  const isGood = p99 < p99LimitMs && visit.failures.size === 0 && visit.peak < memoryLimit;
  isStopped ||= !isGood;
  const figures = [runs, p50.toFixed(0), p99.toFixed(0), visit.slowest?.path ?? '', failed, visit.peak.toFixed(0)];
  console.log([name, ...figures, isGood ? 'ok' : 'suffers', became].join('\t'));
  await sleep(quietMs);
}
process.exitCode = isStopped ? 1 : 0;
