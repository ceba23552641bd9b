import { describe, expect, it } from '@jest/globals';
import type { Reading, SeenProcess, ServiceName } from '@workboard/contracts';
import { partsOf } from './parts.js';
import type { WatchedPart } from './parts-watch.js';
import { problemsOf } from './problems.js';
import { GatewayReadiness } from './readiness.js';
import { Readings } from './readings.js';

const now = Date.parse('2026-11-24T10:00:00.000Z');
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
const services: ServiceName[] = ['auth', 'companies', 'jobs', 'applications', 'notifications', 'ranking'];

const process = (name: string, changes: Partial<SeenProcess> = {}): SeenProcess => ({
  id: `${name} ${changes.host ?? 'a:1'}`,
  name,
  host: 'a:1',
  startedAt: ago(3600),
  seenAt: ago(5),
  failing: [],
  readings: [],
  ...changes,
});
const part = (name: WatchedPart['name'], changes: Partial<WatchedPart> = {}): WatchedPart => ({
  name,
  essential: name !== 'ranking',
  state: 'up',
  up: 1,
  of: 1,
  failing: [],
  ...changes,
});
const all = ['gateway', ...services.flatMap((name) => [name, `${name}-worker`])].map((name) => process(name));
const watched = [...services, 'files' as const, 'redis' as const].map((name) => part(name));

const problemsWith = (changes: {
  processes?: SeenProcess[];
  watched?: WatchedPart[];
  silent?: string[];
  readings?: Reading[];
}) => {
  const processes = [...(changes.processes ?? all), process('jobs-worker', { readings: changes.readings ?? [] })];
  const readings = new Readings(processes, now);
  return problemsOf({
    parts: partsOf(changes.watched ?? watched, { processes, silent: new Set(changes.silent ?? []), now }),
    outboxes: [],
    queues: readings.queues(),
    channels: readings.channels(),
    parked: [],
    readings,
  });
};

describe('what is wrong now', () => {
  it('is nothing while every process is heard of and every part answers', () => {
    expect(problemsWith({})).toEqual([]);
  });

  it.each([
    [
      'a process that was not heard of',
      all.map((one) => (one.name === 'auth-worker' ? { ...one, seenAt: ago(31) } : one)),
      'auth-worker',
      'does not answer',
    ],
    ['one that was never there', all.filter(({ name }) => name !== 'auth-worker'), 'auth-worker', 'does not answer'],
    [
      'one replica of two',
      [...all, process('auth-worker', { host: 'b:1', seenAt: ago(60) })],
      'auth-worker',
      '1 of 2 work',
    ],
    [
      'a dependency that a process misses',
      all.map((one) => (one.name === 'auth-worker' ? { ...one, failing: ['redis'] } : one)),
      'auth-worker',
      'redis does not answer',
    ],
  ])('%s', (_what, processes, name, detail) => {
    expect(problemsWith({ processes })).toEqual([{ name: 'PartAway', part: name, detail }]);
  });

  it('a service that does not answer takes the knowledge of its worker with it', () => {
    const away = watched.map((one) => (one.name === 'ranking' ? part('ranking', { state: 'down', up: 0 }) : one));
    const processes = all.filter(({ name }) => !name.startsWith('ranking'));
    expect(problemsWith({ processes, watched: away, silent: ['ranking'] })).toEqual([
      { name: 'PartAway', part: 'ranking', detail: 'does not answer' },
      { name: 'PartAway', part: 'ranking-worker', detail: 'nothing is known of it' },
    ]);
  });

  it.each([
    ['workboard_queue_oldest_seconds', { queue: 'mail' }, 301, 'QueueLate', 'mail', '7 wait, the oldest for 5 min'],
    [
      'workboard_deliveries_oldest_seconds',
      { channel: 'sms' },
      400,
      'MessagesToPeopleLate',
      'sms',
      '3 due, the oldest for 7 min',
    ],
    [
      'workboard_deliveries_failing_ratio',
      { channel: 'sms' },
      0.5,
      'MessagesToPeopleFail',
      'sms',
      '50 % of the last half hour could not be delivered',
    ],
    ['workboard_ranking_work_attempts', { kind: 'rank' }, 5, 'RankingFails', 'rank', 'begun 5 times'],
    ['workboard_ranking_fallback_ratio', {}, 0.3, 'RankingFallback', 'ranking', '30 % of the latest judgements'],
    [
      'workboard_database_connections',
      { state: 'waiting' },
      2,
      'PoolExhausted',
      'jobs-worker',
      '2 wait for a connection',
    ],
  ] as const)('%s above its limit', (name, labels, value, problem, about, detail) => {
    const readings: Reading[] = [
      { name: 'workboard_queue_depth', labels: { queue: 'mail' }, value: 7 },
      { name: 'workboard_deliveries_open', labels: { channel: 'sms' }, value: 3 },
    ];
    expect(problemsWith({ readings })).toEqual([]);
    expect(problemsWith({ readings: [...readings, { name, labels, value }] })).toEqual([
      { name: problem, part: about, detail },
    ]);
  });
});

describe('whether a gateway takes requests', () => {
  it('waits for the essential parts once, never leaves because a part is away, and leaves when it stops', async () => {
    let parts = [part('auth', { state: 'down', up: 0 }), part('ranking', { state: 'down', up: 0 })];
    const readiness = new GatewayReadiness(() => parts);
    expect(await readiness.failing()).toEqual(['auth']);
    parts = [part('auth'), part('ranking', { state: 'down', up: 0 })];
    expect(await readiness.failing()).toEqual([]);
    parts = [part('auth', { state: 'down', up: 0 }), part('ranking', { state: 'down', up: 0 })];
    expect(await readiness.failing()).toEqual([]);
    readiness.drain();
    expect(await readiness.failing()).toEqual(['draining']);
  });
});
