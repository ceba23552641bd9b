import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoPassword } from '../seed/demo-password.js';
import { startSystem } from '../local/system.js';
import { summarise } from './measure.js';

// node infra/dist/bench/rolling.main.js: starts a system of its own with two of each process and demo data, sends RATE (50)
// requests a second through both gateways and restarts every process in turn, as an update does. A request that a stopping
// gateway does not take goes to the other one, as a balancer sends it. Goal: none fails.
const rate = Number(process.env['RATE'] ?? 50);

const cookieOf = async (base: string, email: string): Promise<string> => {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  return (
    answer.headers
      .getSetCookie()
      .find((line) => line.startsWith('session='))
      ?.split(';')[0] ?? ''
  );
};

interface Call {
  method: string;
  path: string;
  body?: unknown;
}

const calls = (jobIds: readonly number[]): Call[] =>
  jobIds.flatMap((id) => [
    { method: 'GET', path: '/api/jobs?limit=20' },
    { method: 'GET', path: `/api/jobs/${id}` },
    { method: 'GET', path: '/jobs' },
    { method: 'GET', path: '/api/applications' },
    { method: 'POST', path: '/api/saved-jobs', body: { jobId: id } },
    { method: 'GET', path: '/api/saved-jobs' },
    { method: 'GET', path: '/api/job-alerts' },
    { method: 'GET', path: '/api/jobs?search=accounts' },
  ]);

/** What a balancer sends to another gateway: what was not taken, and reads that were broken off. */
const isSentAgain = (method: string, code: string): boolean =>
  code === 'ECONNREFUSED' || (method === 'GET' && (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET'));

/** Sends a call to one gateway, and to the other where the first does not take it. */
const send = async (gateways: readonly string[], { method, path, body }: Call, cookie: string): Promise<number> => {
  for (const [index, gateway] of gateways.entries()) {
    try {
      const answer = await fetch(`${gateway}${path}`, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json', connection: 'close' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(15_000),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch (error) {
      const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
      if (index === gateways.length - 1 || !isSentAgain(method, code)) {
        throw error;
      }
    }
  }
  return 0;
};

const dataDir = await mkdtemp(join(tmpdir(), 'workboard-rolling-'));
const system = await startSystem({
  dataDir,
  durable: false,
  twice: true,
  env: { SEED: 'true', RATE_LIMIT_FACTOR: '1000' },
});
try {
  const cookie = await cookieOf(system.baseUrl, 'seeker@workboard.test');
  const jobs = (await (await fetch(`${system.baseUrl}/api/jobs?limit=20`)).json()) as { id: number }[];
  const mix = calls(jobs.map(({ id }) => id));
  const durations: number[] = [];
  const failed = new Map<string, number>();
  const open = new Set<Promise<void>>();
  let sent = 0;
  const one = async (): Promise<void> => {
    const call = mix[sent % mix.length] as Call;
    const [first = '', second = first] = sent % 2 ? system.gateways : system.gateways.toReversed();
    sent += 1;
    const since = performance.now();
    const status = await send([first, second], call, cookie).catch(
      (error: Error) => (error.cause instanceof Error ? error.cause : error).message,
    );
    durations.push(performance.now() - since);
    // Saving what is saved already is refused with 409, which is an answer.
    if (typeof status === 'string' || status >= 500 || status === 0) {
      const what = `${call.method} ${call.path.split('?')[0]}: ${status}`;
      failed.set(what, (failed.get(what) ?? 0) + 1);
    }
  };
  const ticking = setInterval(() => {
    const call = one().finally(() => open.delete(call));
    open.add(call);
  }, 1000 / rate);
  const since = performance.now();
  for (const name of system.processes) {
    await system.restart([name]);
    // Whoever sends messages looks at the replicas again.
    await sleep(1000);
  }
  clearInterval(ticking);
  await Promise.all(open);
  const seconds = (performance.now() - since) / 1000;
  const total = [...failed.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${system.processes.length} processes restarted in ${Math.round(seconds)} s`);
  console.log(`${sent} requests, ${(sent / seconds).toFixed(1)} a second, ${total} failed`);
  console.log(summarise(durations));
  for (const [what, count] of failed) {
    console.log(`  ${count} × ${what}`);
  }
  process.exitCode = total === 0 ? 0 : 1;
} finally {
  await system.stop();
  await rm(dataDir, { recursive: true, force: true });
}
