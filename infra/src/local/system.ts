import { mkdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort, type ServiceName, StartFault, startTied, waitFor } from '@workboard/local-servers';
import {
  provideMail,
  providePostgres,
  provideRedis,
  provideStorage,
  type Dependency,
  type Installation,
} from './dependencies.js';
import { holdFolder } from './folder-lock.js';
import { LogWatch } from './log-watch.js';
import { choosePorts, type Ports, secondPorts } from './ports.js';
import { migrateDatabase, seedDatabase } from './prepare.js';
import { fewProcesses, ownProcesses, secondWorkerPort, sharedEnv, type OwnProcess } from './processes.js';
import { reasonIn } from './reason.js';
import { readSettings, saveSettings } from './settings.js';
import { Supervisor, type StopGroup } from './supervisor.js';

/** How to start the whole system. */
export interface SystemOptions {
  /** Where data, logs and settings lie; made when absent. */
  dataDir: string;
  /** Fixed ports by name (`gateway`, `mailUi`, …); the rest comes from the environment or is chosen. */
  ports?: Ports;
  /** Settings over the environment's. */
  env?: NodeJS.ProcessEnv;
  /** Whether a taken PORT or MAIL_UI_PORT is a fault; otherwise another is chosen. */
  strictPorts?: boolean;
  /** Two of each of our processes. */
  twice?: boolean;
  /** Whether data must outlive a power cut; tests do without for speed. */
  durable?: boolean;
  /** Whether Vite serves the web app from its sources, with the gateway behind it; otherwise the gateway serves the build. */
  vite?: boolean;
  /** Options of Node for a process, by its name, besides those that all have. */
  nodeOptions?: (processName: string) => readonly string[];
  /** The services that have two workers; none by itself. */
  secondWorkers?: readonly ServiceName[];
  /** Changes the addresses of the dependencies as all our processes see them, such as to go through a proxy. */
  reroute?: (found: Record<string, string>) => Record<string, string>;
  /** Whether all services share a process, and all workers another. */
  small?: boolean;
  /** Hears of each finished step, in seconds, and of what happens later. */
  onStep?: (step: string, detail: string, seconds: number) => void;
  onEvent?: (line: string) => void;
}

/** The running system. */
export interface RunningSystem {
  baseUrl: string;
  /** Where each gateway answers. */
  gateways: string[];
  /** Our own processes by name. */
  processes: string[];
  /** The mail catcher's inbox, when mail is caught. */
  mailUrl: string | undefined;
  /** Everything's settings: DATABASE_ADMIN_URL, REDIS_URL, … for tests that look behind the scenes. */
  env: NodeJS.ProcessEnv;
  /** SIGKILL to a process by name (`jobs`, `notifications-worker`, `redis`, …); it is started again. */
  kill(processName: string): void;
  /** SIGKILL to a process that stays away until it is released. */
  hold(processName: string): void;
  release(processName: string): void;
  /** The id of a process as it is now, which leads its own group; undefined while it is being started again. */
  pid(processName: string): number | undefined;
  /** Waits until every process says that it is ready. */
  ready(): Promise<void>;
  /** Ends processes and starts them again, those of the first group first. Settles when they are ready. @throws StartFault */
  restart(...groups: (readonly string[])[]): Promise<void>;
  /** Ends everything, the gateway first, the database last. */
  stop(): Promise<void>;
}

const dependencyNames = new Set(['postgres', 'redis', 'storage', 'mail']);
/** What people's browsers talk to. */
const frontNames = new Set(['gateway', 'gateway2', 'web']);
/** Nobody new gets in, then what is under way is finished, then the dependencies go; ten seconds in all. */
const stopOrder: readonly StopGroup[] = [
  { belongs: (name) => frontNames.has(name), timeout: 2000 },
  { belongs: (name) => !frontNames.has(name) && !dependencyNames.has(name), timeout: 5000 },
  { belongs: (name) => dependencyNames.has(name), timeout: 3000 },
];
/** A process that ends so often while it is waited for will not become ready. */
const hopelessAfter = 3;
/** Milliseconds for a process that is started again to finish what it does, as docker compose gives it. */
const restartTimeout = 15_000;
const leastSpace = 300 * 2 ** 20;

/**
 * Starts dependencies, migrates, seeds and starts all processes.
 * @throws StartFault with a sentence when something is missing; whatever had started is stopped again.
 */
export const startSystem = async (options: SystemOptions): Promise<RunningSystem> => {
  const { dataDir, durable = true, strictPorts = false, secondWorkers = [], reroute = (found) => found } = options;
  const { onStep = () => undefined, onEvent = () => undefined } = options;
  const env = { ...ownEnvironment(), ...options.env };
  await mkdir(dataDir, { recursive: true });
  await checkSpace(dataDir);
  const release = await holdFolder(dataDir);
  await turnLogs(dataDir);
  const supervisor = new Supervisor(onEvent);
  const logs = new LogWatch(onEvent);
  const stop = async () => {
    await supervisor.stop(stopOrder);
    await logs.stop();
    await release();
  };
  try {
    const settings = await readSettings(dataDir);
    const ports = {
      ...(await choosePorts({
        env,
        last: settings.ports,
        strict: strictPorts,
        needed: (name) => !(name in (options.ports ?? {})) && isNeeded(name, env, options.vite),
      })),
      ...(await portsOf(secondWorkers)),
      ...options.ports,
      ...(options.twice ? await secondPorts() : {}),
    };
    settings.ports = ports;
    await saveSettings(dataDir, settings);
    const installation: Installation = { dataDir, env, ports, settings, durable, secondWorkers };

    const provided: Record<string, string> = {};
    const provide = async (step: string, get: (installation: Installation) => Promise<Dependency>) => {
      const since = Date.now();
      const dependency = await get(installation);
      Object.assign(provided, dependency.env);
      if (dependency.unit) {
        supervisor.watch(dependency.unit);
      }
      onStep(step, dependency.source, (Date.now() - since) / 1000);
    };
    await allOrNothing([
      provide('database', providePostgres),
      provide('queue', provideRedis),
      provide('storage', provideStorage),
      provide('mail', provideMail),
    ]);
    const found = reroute(provided);
    const shared = sharedEnv(installation, found);
    await timed('migrate', onStep, () => migrateDatabase(installation, shared));
    await timed('seed', onStep, () => seedDatabase(installation, shared));
    const processes = (options.small ? fewProcesses : ownProcesses)(installation, found);
    const ready = () => allReady(processes, supervisor);
    await timed('start', onStep, async () => {
      for (const own of processes) {
        await startOwn(own, { dataDir, supervisor, logs, nodeOptions: options.nodeOptions?.(own.name) ?? [] });
      }
      await ready();
      return `${processes.length} processes`;
    });
    const restart = async (...groups: (readonly string[])[]) => {
      for (const names of groups) {
        await Promise.all(names.map((name) => supervisor.restart(name, restartTimeout)));
        await allReady(
          processes.filter(({ name }) => names.includes(name)),
          supervisor,
        );
      }
    };
    const mailUrl = ports['mailUi'] ? `http://localhost:${ports['mailUi']}` : undefined;
    return {
      baseUrl: `http://localhost:${ports['gateway']}`,
      mailUrl,
      env: shared,
      gateways: [ports['gateway'], ports['gateway2']].flatMap((port) => (port ? [`http://127.0.0.1:${port}`] : [])),
      processes: processes.map(({ name }) => name),
      kill: (name) => supervisor.kill(name),
      hold: (name) => supervisor.hold(name),
      release: (name) => supervisor.release(name),
      pid: (name) => {
        const process = supervisor.current(name);
        return process?.running ? process.pid : undefined;
      },
      ready,
      restart,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** The environment we were given, without what is empty and what a test runner or npm put there for itself. */
const ownEnvironment = (): NodeJS.ProcessEnv => {
  const foreign = /^(npm_|JEST_|INIT_CWD|TEST_)/;
  const entries = Object.entries(process.env).filter(([name, value]) => value !== '' && !foreign.test(name));
  const env: NodeJS.ProcessEnv = Object.fromEntries(entries);
  if (env['NODE_ENV'] === 'test') {
    delete env['NODE_ENV'];
    delete env['NODE_OPTIONS'];
  }
  return env;
};

const portsOf = async (secondWorkers: readonly ServiceName[]): Promise<Ports> => {
  const ports: Ports = {};
  for (const name of secondWorkers) {
    ports[secondWorkerPort(name)] = await freePort();
  }
  return ports;
};

const isNeeded = (port: string, env: NodeJS.ProcessEnv, vite = false): boolean => {
  if (port === 'gatewayBehind') {
    return vite;
  }
  if (port === 'postgres') {
    return !env['DATABASE_ADMIN_URL'] && !env['DATABASE_URL'];
  }
  if (port === 'redis') {
    return !env['REDIS_URL'];
  }
  if (port === 'storage') {
    return !env['S3_ENDPOINT'];
  }
  if (port === 'smtp' || port === 'mailUi') {
    return !env['SMTP_URL'];
  }
  return true;
};

/** Each start begins new logs and keeps those of the start before. */
const turnLogs = async (dataDir: string): Promise<void> => {
  const logs = join(dataDir, 'logs');
  await rm(`${logs}.last`, { recursive: true, force: true });
  await mkdir(logs, { recursive: true });
  await rename(logs, `${logs}.last`);
};

const checkSpace = async (folder: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= leastSpace) {
    return;
  }
  throw new StartFault(`Only ${Math.round((bavail * bsize) / 2 ** 20)} MB are free at ${folder}; 300 MB are needed.`);
};

interface OwnContext {
  dataDir: string;
  supervisor: Supervisor;
  logs: LogWatch;
  nodeOptions: readonly string[];
}

const startOwn = async (own: OwnProcess, { dataDir, supervisor, logs, nodeOptions }: OwnContext): Promise<void> => {
  const log = join(dataDir, 'logs', `${own.name}.log`);
  await logs.follow(own.name, log);
  const start = () =>
    startTied({
      args: [own.script, ...(own.args ?? [])],
      env: own.env,
      log,
      nodeOptions: [`--max-old-space-size=${own.heap}`, ...nodeOptions],
    });
  supervisor.watch({ name: own.name, process: start(), start });
};

const answers = async (url: string): Promise<boolean> => (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;

const allReady = async (processes: readonly OwnProcess[], supervisor: Supervisor): Promise<void> => {
  await Promise.all(
    processes.map(async ({ name, readyUrls }) => {
      const before = supervisor.ends(name);
      const hopeless = () => supervisor.ends(name) - before >= hopelessAfter;
      const settled = async () => hopeless() || (await Promise.all(readyUrls.map(answers))).every(Boolean);
      const inTime = await waitFor(settled, { timeout: 120_000, interval: 150, what: name }).catch(() => false);
      if (inTime && !hopeless()) {
        return;
      }
      const log = supervisor.current(name)?.log;
      throw new StartFault(`${name} did not become ready (see ${log}):\n${reasonIn(log)}`);
    }),
  );
};

const timed = async (
  step: string,
  onStep: NonNullable<SystemOptions['onStep']>,
  work: () => Promise<string>,
): Promise<void> => {
  const since = Date.now();
  const detail = await work();
  onStep(step, detail, (Date.now() - since) / 1000);
};

/** Waits for all before it throws the first failure, so that nothing that was still starting is forgotten. */
const allOrNothing = async (work: readonly Promise<void>[]): Promise<void> => {
  const results = await Promise.allSettled(work);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) {
    throw failed.reason;
  }
};
