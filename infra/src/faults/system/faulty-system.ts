import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, type ServiceName, services, temporaryFolder, withClient } from '@workboard/local-servers';
import { testSmtp, type TestSmtp } from '@workboard/test-kit';
import { type RunningSystem, startSystem } from '../../local/system.js';
import { type UniqueKey, uniqueKeys } from './unique-keys.js';
import { type Defence, removalOf } from './defences.js';
import { Proxy } from './proxy.js';
import { mountSmallDisk, type SmallDisk } from './small-disk.js';

const dependencies = ['postgres', 'redis', 'storage', 'smtp'] as const;
/** The lines that can be made bad: to each dependency, and from everybody to each service. */
export type LineName = (typeof dependencies)[number] | ServiceName;

/** Those that share their work with a twin: what two of them must not both do shows only then. */
const secondWorkers: readonly ServiceName[] = ['applications', 'notifications', 'jobs'];

/** A system of the run's own whose every part and line can be hurt. */
export interface FaultySystem {
  system: RunningSystem;
  dataDir: string;
  smtp: TestSmtp;
  lines: Record<LineName, Proxy>;
  /** Straight to Postgres and Redis, past the lines. */
  databaseUrl: string;
  redisUrl: string;
  storagePort: number;
  /** Of S3 and Redis; null where the machine lets us mount none. */
  disks: { storage: SmallDisk; redis: SmallDisk } | null;
  /** As the product has them, whatever the run goes without. */
  uniqueKeys: readonly UniqueKey[];
  /** When the morning's digests are due in this run. */
  digestsAt: Date;
  /** Processes of our own, and the dependencies that are processes. */
  processes: readonly string[];
  stop: (options: { keep: boolean }) => Promise<void>;
}

/** Quicker than in production, so that a run of minutes sees what a day sees; what is waited for stays the same. */
const quick = {
  SEED: 'false',
  RATE_LIMIT_FACTOR: '1000',
  SWEEP_MS: '2000',
  OUTBOX_REDELIVERY_MS: '5000',
  MAIL_REDELIVERY_MS: '5000',
  MAIL_LEASE_MS: '12000',
  MAIL_RETRY_MS: '1000',
  MAIL_PER_DOMAIN_PER_MINUTE: '100000',
  STATUS_HOLD_MS: '2000',
  DECISION_HOLD_MS: '1000',
  ALERTS_BUNDLE_MS: '1000',
  TICK_MS: '5000',
};

/** Digests leave at eight in the morning in Port Moresby (UTC+10); in this run soon after its start, whenever that is. */
const digestsAfterMs = 150_000;
const digestsSoon = (at: Date) => {
  const hour = (at.getTime() / 3_600_000 + 10) % 24;
  const file = 'notifications/dist/matching/alert-schedule.js';
  return [
    { file, from: 'const slotHour = 8;', to: `const slotHour = ${hour};` },
    { file, from: 'const latestHour = 12;', to: 'const latestHour = 24;' },
  ];
};

/** Starts it; `random` decides which chunks a lossy line loses. */
export const startFaultySystem = async (task: {
  without: Defence | null;
  random: () => number;
}): Promise<FaultySystem> => {
  const { without, random } = task;
  const digestsAt = new Date(Date.now() + digestsAfterMs);
  const dataDir = await temporaryFolder('faults');
  const smtp = await testSmtp();
  const [storageDisk, redisDisk] = [
    await mountSmallDisk(join(dataDir, 'storage')),
    await mountSmallDisk(join(dataDir, 'redis')),
  ];
  const disks = storageDisk && redisDisk ? { storage: storageDisk, redis: redisDisk } : null;

  const targets = { smtp: smtp.port } as Record<LineName, number>;
  const ports: Record<string, number> = {};
  for (const name of ['postgres', 'redis', 'storage', ...services] as const) {
    ports[name] = targets[name] = await freePort();
  }
  const lines = {} as Record<LineName, Proxy>;
  const lineTo = {} as Record<LineName, number>;
  for (const name of [...dependencies, ...services]) {
    lineTo[name] = await freePort();
    lines[name] = new Proxy(targets[name], random);
    await lines[name].listen(lineTo[name]);
  }
  const removal = removalOf(without);
  const close = async () => {
    await Promise.all(Object.values(lines).map((line) => line.close()));
    await smtp.stop();
    await storageDisk?.remove();
    await redisDisk?.remove();
  };
  const overLine = (url: string, name: LineName) => {
    const led = new URL(url);
    led.port = String(lineTo[name]);
    return led.href;
  };
  let direct: Record<string, string> = {};
  let system: RunningSystem;
  try {
    system = await startSystem({
      dataDir,
      ports: { ...ports, gateway: await freePort() },
      secondWorkers,
      env: {
        ...quick,
        ...removal.env,
        SMTP_URL: `smtp://127.0.0.1:${lineTo.smtp}`,
        ...Object.fromEntries(
          services.map((name) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${lineTo[name]}`]),
        ),
        NODE_OPTIONS: `--import=${new URL('patch.main.js', import.meta.url).href}`,
        FAULT_PATCHES: JSON.stringify([...digestsSoon(digestsAt), ...(removal.patches ?? [])]),
      },
      reroute: (found) => {
        direct = found;
        return {
          ...found,
          DATABASE_ADMIN_URL: overLine(found['DATABASE_ADMIN_URL']!, 'postgres'),
          REDIS_URL: overLine(found['REDIS_URL']!, 'redis'),
          S3_ENDPOINT: overLine(found['S3_ENDPOINT']!, 'storage').replace(/\/$/, ''),
        };
      },
    });
  } catch (error) {
    await close();
    throw error;
  }
  const databaseUrl = direct['DATABASE_ADMIN_URL']!;
  const keys = await withClient(databaseUrl, async (client) => {
    const found = await uniqueKeys(client);
    for (const sql of removal.sql ?? []) {
      await client.query(sql);
    }
    return found;
  });
  return {
    system,
    dataDir,
    smtp,
    lines,
    databaseUrl,
    redisUrl: direct['REDIS_URL']!,
    storagePort: ports['storage']!,
    disks,
    uniqueKeys: keys,
    digestsAt,
    processes: [
      'gateway',
      ...services.flatMap((name) => [name, `${name}-worker`]),
      ...secondWorkers.map((name) => `${name}-worker2`),
      'postgres',
      'redis',
      'storage',
    ],
    stop: async ({ keep }) => {
      await system.stop();
      await close();
      if (!keep) {
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  };
};
