import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '@workboard/local-servers';
import { type RunningSystem, startSystem } from '../local/system.js';
import { Balancer } from './rolling/balancer.js';
import { type Part, peopleOf } from './rolling/people.js';
import { SteadyLoad } from './rolling/steady-load.js';

// node infra/dist/bench/rolling.main.js: starts a system of its own with two of each process and demo data, lets people make
// --rate (50) calls a second through a balancer like our Caddy, and restarts every process in turn, as an update does. With
// --away nothing is restarted; ranking, notifications and the file store are away one after the other, --seconds (60) each:
// what needs them must be refused with 503 and Retry-After. Goal of both: nothing else fails. Exit code 1 when it does.
// --data <folder> uses the data of an earlier run, or leaves it there for the next one.
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '50' },
    away: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    data: { type: 'string' },
  },
});
const rate = Number(values.rate);
/** Processes that were just started are slow until they know what they do all the time. */
const warmUpMs = 20_000;
/** Whoever sends messages looks at the replicas again. */
const betweenMs = 1000;

const restartAll = async (system: RunningSystem, load: SteadyLoad): Promise<number> => {
  for (const name of system.processes) {
    const since = performance.now();
    await system.restart([name]);
    console.log(
      `  ${name} restarted in ${((performance.now() - since) / 1000).toFixed(1)} s, ${load.failed} failed so far`,
    );
    await sleep(betweenMs);
  }
  return load.report(`${system.processes.length} processes restarted one after the other`).failed;
};

const partsAway: readonly (readonly [part: Part, processes: readonly string[]])[] = [
  ['ranking', ['ranking', 'ranking2', 'ranking-worker', 'ranking-worker2']],
  ['notifications', ['notifications', 'notifications2', 'notifications-worker', 'notifications-worker2']],
  ['files', ['storage']],
];

const takeAway = async (system: RunningSystem, load: SteadyLoad): Promise<number> => {
  let wrong = 0;
  for (const [part, processes] of partsAway) {
    load.away = part;
    processes.forEach((name) => system.hold(name));
    await sleep(Number(values.seconds) * 1000);
    const { failed, refused } = load.report(`without ${part}`);
    processes.forEach((name) => system.release(name));
    await system.ready();
    await sleep(betweenMs);
    load.away = undefined;
    wrong += failed + load.report(`${part} coming back`).failed + (refused === 0 ? 1 : 0);
  }
  return wrong;
};

const dataDir = values.data ?? (await temporaryFolder('rolling'));
const system = await startSystem({
  dataDir,
  durable: false,
  twice: true,
  env: { SEED: 'true', RATE_LIMIT_FACTOR: '1000' },
});
const balancer = new Balancer(system.gateways);
try {
  const load = new SteadyLoad({
    balancer,
    next: await peopleOf(balancer, system.env['DATABASE_ADMIN_URL'] ?? ''),
  });
  const endWarmUp = load.start(rate / 2);
  await sleep(warmUpMs);
  await endWarmUp();
  load.report('warming up at half the rate');
  const end = load.start(rate);
  await sleep(warmUpMs);
  const before = load.report('all there').failed;
  const during = await (values.away ? takeAway : restartAll)(system, load);
  await sleep(5000);
  await end();
  const after = load.report('afterwards').failed;
  process.exitCode = before + during + after === 0 ? 0 : 1;
} finally {
  await balancer.close();
  await system.stop();
  if (values.data === undefined) {
    await rm(dataDir, { recursive: true, force: true });
  }
}
