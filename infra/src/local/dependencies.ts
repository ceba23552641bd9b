import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  localS3Credentials,
  ping,
  type ServiceName,
  startPostgres,
  startRedis,
  startTied,
  StartFault,
  untilReady,
  withClient,
  type TiedProcess,
} from '@workboard/local-servers';
import { openHost, type Ports } from './ports.js';
import { aclOf } from './redis-users.js';
import { root } from './root.js';
import type { LocalSettings } from './settings.js';
import type { Unit } from './supervisor.js';

/** What the dependencies need to know of the installation. */
export interface Installation {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  ports: Ports;
  settings: LocalSettings;
  /** Whether data must outlive a power cut. */
  durable: boolean;
  /** The services that have two workers. */
  secondWorkers: readonly ServiceName[];
}

/** A dependency that is ready: how to reach it, where it came from, and what runs it when it is ours. */
export interface Dependency {
  env: Record<string, string>;
  source: string;
  unit?: Unit;
}

const bucket = 'workboard';
const log = (dataDir: string, name: string) => join(dataDir, 'logs', `${name}.log`);

/** Postgres of DATABASE_ADMIN_URL or DATABASE_URL, else our own with a database `workboard`. */
export const providePostgres = async ({
  dataDir,
  env,
  ports,
  settings,
  durable,
}: Installation): Promise<Dependency> => {
  const given = env['DATABASE_ADMIN_URL'] || env['DATABASE_URL'];
  if (given) {
    await reach('Postgres', 'DATABASE_ADMIN_URL', () => withClient(given, (client) => client.query('SELECT 1')));
    return { env: { DATABASE_ADMIN_URL: given }, source: 'from DATABASE_ADMIN_URL' };
  }
  const options = {
    folder: join(dataDir, 'postgres'),
    port: ports['postgres']!,
    log: log(dataDir, 'postgres'),
    durable,
    password: settings.secrets.postgres,
  };
  const server = await startPostgres(options);
  await withClient(server.url, async (client) => {
    const { rowCount } = await client.query(`SELECT FROM pg_database WHERE datname = 'workboard'`);
    if (rowCount === 0) {
      await client.query('CREATE DATABASE workboard');
    }
  });
  return {
    env: { DATABASE_ADMIN_URL: ownDatabaseUrl({ settings, port: options.port }) },
    source: server.source,
    unit: { name: 'postgres', process: server.process, start: async () => (await startPostgres(options)).process },
  };
};

/** Redis of REDIS_URL, else our own with a user for each of our processes. */
export const provideRedis = async ({ dataDir, env, ports, settings, durable }: Installation): Promise<Dependency> => {
  const given = env['REDIS_URL'];
  if (given) {
    await reach('Redis', 'REDIS_URL', () => ping(given));
    return { env: { REDIS_URL: given }, source: 'from REDIS_URL' };
  }
  const options = {
    folder: join(dataDir, 'redis'),
    port: ports['redis']!,
    log: log(dataDir, 'redis'),
    durable,
    users: { acl: aclOf(settings.redisPasswords, env['QUEUE_PREFIX']), password: settings.redisPasswords.default },
  };
  const server = await startRedis(options);
  return {
    env: { REDIS_URL: server.url },
    source: `Redis, ${server.source}`,
    unit: { name: 'redis', process: server.process, start: async () => (await startRedis(options)).process },
  };
};

/** How our own S3 is reached. */
export const ownStorageEnv = (port: number): Record<string, string> => ({
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: localS3Credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: localS3Credentials.secretAccessKey,
  S3_BUCKET: bucket,
});

/** How the database of our own Postgres is reached. */
export const ownDatabaseUrl = ({ settings, port }: { settings: LocalSettings; port: number }): string =>
  `postgres://postgres:${settings.secrets.postgres}@127.0.0.1:${port}/workboard`;

/** S3 of S3_ENDPOINT, else our own. */
export const provideStorage = async ({ dataDir, env, ports }: Installation): Promise<Dependency> => {
  if (env['S3_ENDPOINT']) {
    return { env: {}, source: 'from S3_ENDPOINT' };
  }
  const port = ports['storage']!;
  const folder = join(dataDir, 'storage');
  await mkdir(folder, { recursive: true });
  const variables = ownStorageEnv(port);
  const start = () =>
    startTied({
      args: [join(root, 'infra/dist/local/storage.main.js')],
      env: { ...env, ...variables, STORAGE_PORT: String(port), STORAGE_FOLDER: folder },
      log: log(dataDir, 'storage'),
      nodeOptions: ['--max-old-space-size=128'],
    });
  const process = await started(start(), 'the S3 server', `http://127.0.0.1:${port}/`);
  return { env: variables, source: 's3rver, from npm', unit: { name: 'storage', process, start } };
};

/** The catcher holds them all in memory; with the mails of a busy day and no bound it runs out of it. */
const keptMails = 1000;

/** SMTP of SMTP_URL, else a mail catcher with an inbox in the browser. */
export const provideMail = async ({ dataDir, env, ports }: Installation): Promise<Dependency> => {
  if (env['SMTP_URL']) {
    return { env: {}, source: 'from SMTP_URL' };
  }
  const { smtp, mailUi } = ports;
  const folder = join(dataDir, 'mail');
  await mkdir(folder, { recursive: true });
  const flags = [
    '--smtp',
    smtp,
    '--ip',
    '127.0.0.1',
    '--web',
    mailUi,
    '--web-ip',
    openHost(env),
    '--mail-directory',
    folder,
    '--max-emails',
    keptMails,
  ];
  const start = () =>
    startTied({
      args: [
        join(root, 'node_modules/maildev/dist/bin/maildev.js'),
        ...flags.map(String),
        '--hide-extensions',
        'STARTTLS',
      ],
      env,
      log: log(dataDir, 'mail'),
      nodeOptions: ['--max-old-space-size=192'],
    });
  const process = await started(start(), 'the mail catcher', `http://127.0.0.1:${mailUi}/api/email`);
  return {
    env: { SMTP_URL: `smtp://127.0.0.1:${smtp}` },
    source: 'MailDev, from npm',
    unit: { name: 'mail', process, start, disposable: true },
  };
};

const started = async (process: TiedProcess, name: string, url: string): Promise<TiedProcess> => {
  await untilReady(process, name, () => fetch(url));
  return process;
};

const reach = async (name: string, variable: string, probe: () => Promise<unknown>): Promise<void> => {
  try {
    await probe();
  } catch (error) {
    throw new StartFault(
      `${name} at ${variable} does not answer: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};
