import { join } from 'node:path';
import { changeUrl, services, type ServiceName } from '@workboard/local-servers';
import { demoPassword } from '../seed/demo-password.js';
import type { Installation } from './dependencies.js';
import type { RedisUser } from './redis-users.js';
import { ownSettings } from './own-settings.js';
import { openHost } from './ports.js';
import { root } from './root.js';

/** One of our own processes: what to run, with which settings, and the addresses that say whether it is ready. */
export interface OwnProcess {
  name: string;
  script: string;
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  readyUrls: string[];
  /** Megabytes of JavaScript heap. */
  heap: number;
}

const local = '127.0.0.1';

interface Copy {
  installation: Installation;
  shared: NodeJS.ProcessEnv;
  /** Empty, or `2` for the second of a kind. */
  copy: string;
}

/** The gateway, the six services and their workers, with all their settings (decision R1); two of each where there are ports. */
export const ownProcesses = (installation: Installation, found: Record<string, string>): OwnProcess[] => {
  const shared = sharedEnv(installation, found);
  const copies = ['', ...(installation.ports['gateway2'] ? ['2'] : [])];
  return copies.flatMap((copy) => [
    ...services.flatMap((name) => [
      serviceProcess(name, { installation, shared, copy }),
      workerProcess(name, { installation, shared, copy }),
    ]),
    ...(copy === '' ? installation.secondWorkers : []).map((name) =>
      workerProcess(name, { installation, shared, copy: '2' }),
    ),
    gatewayProcess({ installation, shared, copy }),
    ...(installation.ports['gatewayBehind'] && copy === '' ? [viteProcess(installation)] : []),
  ]);
};

/** The same in three processes, for a small machine: all services, all workers, the gateway. */
export const fewProcesses = (installation: Installation, found: Record<string, string>): OwnProcess[] => {
  const shared = sharedEnv(installation, found);
  const one: Copy = { installation, shared, copy: '' };
  const { DATABASE_ADMIN_URL: _admin, ...rest } = shared;
  const whole = (entry: 'main' | 'worker', members: OwnProcess[]): OwnProcess => {
    const own = members.flatMap(({ env }, index) =>
      ownSettings.map((setting) => [`${services[index]?.toUpperCase()}_${setting}`, env[setting]]),
    );
    return {
      name: entry === 'main' ? 'services' : 'workers',
      script: join(root, 'infra/dist/local/small.main.js'),
      args: [entry],
      env: { ...rest, ...Object.fromEntries(own) },
      readyUrls: members.flatMap(({ readyUrls }) => readyUrls),
      heap: 512,
    };
  };
  return [
    whole(
      'main',
      services.map((name) => serviceProcess(name, one)),
    ),
    whole(
      'worker',
      services.map((name) => workerProcess(name, one)),
    ),
    gatewayProcess(one),
  ];
};

/** What every process and the seed get: addresses of the dependencies and of each other, and secrets. */
export const sharedEnv = ({ env, ports, settings }: Installation, found: Record<string, string>): NodeJS.ProcessEnv => {
  const peers = services.map((name) => [
    `${name.toUpperCase()}_URL`,
    [ports[name], ports[`${name}2`]].flatMap((port) => (port ? [`http://${local}:${port}`] : [])).join(),
  ]);
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    PUBLIC_URL: `http://localhost:${ports['gateway']}`,
    MAIL_FROM: 'PNG Workboard <no-reply@workboard.test>',
    // Says at every start that Node 20 is old; people who start the site can do nothing about it.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    SUPER_ADMIN_EMAIL: 'admin@workboard.test',
    SUPER_ADMIN_PASSWORD: demoPassword,
    RATE_LIMIT_FACTOR: '1000',
    INTERNAL_SECRET: settings.secrets.internal,
    SESSION_SECRET: settings.secrets.session,
    TOKEN_SECRET: settings.secrets.token,
    ...Object.fromEntries(peers),
    ...env,
    ...found,
    HOST: local,
  };
};

/** The connection of a service's own database role. */
export const serviceDatabaseUrl = (name: ServiceName, adminUrl: string, password: string): string => {
  return changeUrl(adminUrl, { user: `workboard_${name}`, password });
};

/** The same database by the host and port of a pooler. */
const at = (host: string, url: string): string => {
  const changed = new URL(url);
  changed.host = host;
  return changed.href;
};

const serviceProcess = (name: ServiceName, { installation, shared, copy }: Copy): OwnProcess => {
  const { ports } = installation;
  return {
    name: `${name}${copy}`,
    script: join(root, 'services', name, 'dist/main.js'),
    env: {
      ...ownEnv(name, installation, shared),
      PORT: String(ports[`${name}${copy}`]),
      METRICS_PORT: String(ports[`${name}${copy}Metrics`]),
    },
    readyUrls: [`http://${local}:${ports[`${name}${copy}Metrics`]}/health/ready`],
    heap: 192,
  };
};

const workerProcess = (name: ServiceName, { installation, shared, copy }: Copy): OwnProcess => {
  const port = installation.ports[`${name}${copy}WorkerMetrics`];
  return {
    name: `${name}-worker${copy}`,
    script: join(root, 'services', name, 'dist/worker.js'),
    // A worker answers no messages; its settings have a port all the same.
    env: { ...ownEnv(name, installation, shared), PORT: '0', METRICS_PORT: String(port) },
    readyUrls: [`http://${local}:${port}/health/ready`],
    heap: name === 'ranking' ? 512 : 192,
  };
};

/** The name of the port on which a service's second worker tells how it is. */
export const secondWorkerPort = (name: ServiceName): string => `${name}2WorkerMetrics`;

const gatewayProcess = ({ installation, shared, copy }: Copy): OwnProcess => {
  const { DATABASE_ADMIN_URL: _admin, ...rest } = shared;
  const { ports } = installation;
  const env = { ...rest, REDIS_URL: redisUrl('gateway', installation, shared) };
  const port = (copy === '' ? ports['gatewayBehind'] : undefined) ?? ports[`gateway${copy}`];
  return {
    name: `gateway${copy}`,
    script: join(root, 'gateway/dist/main.js'),
    env: {
      ...env,
      HOST: ports['gatewayBehind'] ? local : openHost(installation.env),
      PORT: String(port),
      METRICS_PORT: String(ports[`gateway${copy}Metrics`]),
    },
    readyUrls: [`http://${local}:${port}/api/health/ready`],
    heap: 384,
  };
};

/** The web app from its sources at the site's address, which passes on to the gateway what is not its own. */
const viteProcess = ({ env, ports }: Installation): OwnProcess => ({
  name: 'web',
  script: join(root, 'node_modules/vite/bin/vite.js'),
  args: [
    join(root, 'web'),
    '--port',
    String(ports['gateway']),
    '--strictPort',
    '--host',
    openHost(env),
    '--logLevel',
    'warn',
  ],
  env: { ...env, NODE_ENV: 'development', API_ORIGIN: `http://${local}:${ports['gatewayBehind']}` },
  readyUrls: [`http://${local}:${ports['gateway']}/`],
  heap: 1024,
});

const ownEnv = (name: ServiceName, installation: Installation, shared: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const { DATABASE_ADMIN_URL: admin = '', DATABASE_POOLER: pooler, DATABASE_REPLICA: replica, ...env } = shared;
  const url = serviceDatabaseUrl(name, admin, installation.settings.rolePasswords[name]);
  return {
    ...env,
    ...(pooler ? { DATABASE_URL: at(pooler, url), DATABASE_DIRECT_URL: url } : { DATABASE_URL: url }),
    ...(replica && name === 'jobs' && { DATABASE_REPLICA_URL: at(replica, url) }),
    REDIS_URL: redisUrl(name, installation, shared),
  };
};

/** Our own Redis as a process' own user; one that was given stays as it was given. */
const redisUrl = (user: RedisUser, { env, settings }: Installation, shared: NodeJS.ProcessEnv): string | undefined => {
  const { REDIS_URL: url } = shared;
  return url && !env['REDIS_URL'] ? changeUrl(url, { user, password: settings.redisPasswords[user] }) : url;
};
