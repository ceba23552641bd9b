import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Application, Job } from '@workboard/contracts';
import { root } from '../local/root.js';
import { demoPassword } from '../seed/demo-password.js';
import { readEnvFile } from './compose-file.js';
import { memoryOf } from './memory.js';

// `npm run containers:check`: builds the containers of docker-compose.yml, starts them with demo data, applies for a job, says what
// memory they take, restarts, upgrades, rolls back and goes to the new version again one after the other, in which no call may fail,
// and removes everything; under a project name and at ports of its own.
//   --small       with docker-compose.small.yml beside it
//   --stand-ins   with stand-ins for the servers, for a machine that has no registry (infra/containers/stand-ins)

const { values: options } = parseArgs({
  options: { small: { type: 'boolean', default: false }, 'stand-ins': { type: 'boolean', default: false } },
});
const standIns = 'infra/containers/stand-ins/docker-compose.yml';
const project = 'workboard-check';
const ports = { PORT: '3900', HTTPS_PORT: '3943', MAIL_UI_PORT: '3980' };
const site = `http://localhost:${ports.PORT}`;
const seeker = { email: 'seeker@workboard.test', password: demoPassword };
const coverLetter = 'I have kept the books of a coffee exporter for seven years and would like to do so for you.';

const answers = (command: string): boolean => spawnSync(command, ['info'], { stdio: 'ignore' }).status === 0;

/** How this machine runs a compose file; undefined where it cannot. */
const composeCommand = (): string[] | undefined => {
  if (answers('docker')) {
    return ['docker', 'compose'];
  }
  const own = fileURLToPath(new URL('podman-compose.main.js', import.meta.url));
  return answers('podman') ? [process.execPath, own] : undefined;
};

/** What a pattern finds in a file of the checkout. */
const named = (file: string, pattern: RegExp): string[] =>
  Array.from(readFileSync(join(root, file), 'utf8').matchAll(pattern), ([, found = '']) => found);

/** The files that images are built from. */
const recipes = (): string[] => [
  'Dockerfile',
  ...(options['stand-ins'] ? named(standIns, /context: (\S+)/g).map((folder) => join(folder, 'Containerfile')) : []),
];

/** Images that the containers begin with and that this machine neither has nor can get, as one without a registry. */
const missingImages = (program: string): string[] => {
  const given = process.env['NODE_IMAGE'];
  const bases = given ? [given] : recipes().flatMap((file) => named(file, /^ARG NODE_IMAGE=(.+)$/gm));
  const servers = options['stand-ins'] ? [] : named('docker-compose.yml', /^ {4}image: ([^$\s]+)$/gm);
  const isThere = (image: string) =>
    [
      ['image', 'inspect', image],
      ['pull', image],
    ].some((args) => spawnSync(program, args, { stdio: 'ignore', timeout: 300_000 }).status === 0);
  return [...new Set([...bases, ...servers])].filter((image) => !isThere(image));
};

/** The environment of a compose command. */
const envOf = (version: string) => ({ ...process.env, COMPOSE_PROJECT_NAME: project, VERSION: version });

const run = async ([command = '', ...args]: readonly string[], version: string): Promise<void> => {
  const child = spawn(command, args, { cwd: root, env: envOf(version), stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(`${args.join(' ')} ended with ${code}`);
  }
};

/** An answer of the system; throws what it said when it refused. */
const ask = async (path: string, { cookie = '', body }: { cookie?: string; body?: object } = {}): Promise<Response> => {
  const response = await fetch(`${site}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  }
  return response;
};

/** The same as JSON. */
const call = async <T>(...asked: Parameters<typeof ask>): Promise<T> => (await (await ask(...asked)).json()) as T;

const signIn = async (): Promise<string> => {
  const response = await ask('/api/auth/login', { body: seeker });
  const [cookie = ''] = response.headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
};

const apply = async (): Promise<Application> => {
  const cookie = await signIn();
  const [jobs, own] = await Promise.all([
    call<Job[]>('/api/jobs?limit=50', { cookie }),
    call<Application[]>('/api/applications', { cookie }),
  ]);
  const applied = new Set(own.map(({ jobId }) => jobId));
  const job = jobs.find(
    ({ id, closingDate }) => !applied.has(id) && closingDate !== null && new Date(closingDate) > new Date(),
  );
  if (!job) {
    throw new Error('The demo data has no job that is open');
  }
  return call<Application>('/api/applications', { cookie, body: { jobId: job.id, coverLetter } });
};

const requireApplication = async ({ id }: Application): Promise<void> => {
  const own = await call<Application[]>('/api/applications', { cookie: await signIn() });
  if (!own.some((application) => application.id === id)) {
    throw new Error(`application ${id} is gone`);
  }
};

/** Calls a second while containers are replaced one after the other. */
const callsASecond = 20;
/** One of so many signs in, which takes a tenth of a second of a core. */
const signInEach = 10;

/** What went wrong with a call; undefined when nothing did. */
const failureOf = async (path: string, work: () => Promise<unknown>): Promise<string | undefined> => {
  const since = performance.now();
  try {
    await work();
    return undefined;
  } catch (error) {
    return `${path} after ${Math.round(performance.now() - since)} ms: ${String(error)}`;
  }
};

/**
 * Looks at pages, lists and own applications, and signs in, while `work` goes on; how many calls there were. Throws when one
 * failed.
 */
const whileAsked = async (work: () => Promise<void>): Promise<number> => {
  const cookie = await signIn();
  const paths = ['/jobs', '/api/applications', '/api/saved-jobs'];
  const calls: Promise<string | undefined>[] = [];
  const timer = setInterval(() => {
    const asked = calls.length;
    const path = paths[asked % (paths.length + 1)] ?? `/api/jobs?limit=20&includeTotal=true&salaryMin=${asked}`;
    // What has a body cannot be sent again as easily.
    const isSignIn = asked % signInEach === 0;
    calls.push(
      isSignIn
        ? failureOf('signing in', signIn)
        : failureOf(path, async () => (await ask(path, { cookie })).arrayBuffer()),
    );
  }, 1000 / callsASecond);
  await work().finally(() => clearInterval(timer));
  const failures = (await Promise.all(calls)).filter((failure) => failure !== undefined);
  if (failures.length > 0) {
    throw new Error(`${failures.length} of ${calls.length} calls failed: ${failures.slice(0, 5).join('; ')}`);
  }
  return calls.length;
};

/** The inbox of the demo lists its mails here, or there where a stand-in has its place. */
const inboxes = ['/api/v1/messages', '/api/email'].map((path) => `http://localhost:${ports.MAIL_UI_PORT}${path}`);
const requireMail = async ({ job }: Application): Promise<void> => {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    for (const inbox of inboxes) {
      const response = await fetch(inbox);
      if (response.ok && (await response.text()).includes(job.title)) {
        return;
      }
    }
    await sleep(500);
  }
  throw new Error(`no mail about ${job.title} within a minute`);
};

/** Says what memory each service takes, all its containers together, and all of them without the demo's inbox. */
const tellMemory = (program: 'docker' | 'podman', when: string): void => {
  const sizes = memoryOf(program, project);
  const sum = sizes.reduce((total, [service, mb]) => total + (service === 'mail' ? 0 : mb), 0);
  const told = sizes.map(([service, mb]) => `${service} ${mb.toFixed(0)}`).join(', ');
  process.stdout.write(
    sizes.length > 0
      ? `containers: memory ${when} in MB (PSS): ${told}; all but mail ${sum.toFixed(0)}${options.small ? ' (goal 600)' : ''}\n`
      : 'containers: memory not measured, which takes Linux and its administrator\n',
  );
};

/** Waits until what a build wrote is on the disk: what people send has to wait for it otherwise, for longer than they do. */
const writeOut = (): void => void spawnSync('sync', { stdio: 'ignore' });

/** Says how long something took, once it is done. */
const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const since = performance.now();
  const result = await work();
  process.stdout.write(`containers: ${name}, ${((performance.now() - since) / 1000).toFixed(1)} s\n`);
  return result;
};

const mostLines = 30;

/** What processes warned of, when a step failed: they are removed with the rest. */
const tellWarnings = (command: readonly string[]): void => {
  for (const service of options.small ? ['proxy', 'gateway', 'small'] : ['proxy', 'gateway', 'applications', 'jobs']) {
    const [engine, ...args] = [...command, 'logs', service];
    const asked = { cwd: root, env: envOf('one'), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
    const { stdout } = spawnSync(engine ?? '', args, asked);
    const warned = stdout.split('\n').filter((line) => /"level":"(?:warn|error|fatal)"|"status":5/.test(line));
    process.stdout.write(`containers: ${service} warned of\n${warned.slice(-mostLines).join('\n')}\n`);
  }
};

const check = async (compose: readonly string[], program: 'docker' | 'podman', folder: string): Promise<void> => {
  const file = join(folder, '.env');
  const chosen = ['--demo', ...(options.small ? ['--small'] : [])];
  await run([process.execPath, join(root, 'infra/local/setup.mjs'), ...chosen, '--file', file], 'one');
  const files = [readEnvFile(file)['COMPOSE_FILE'], ...(options['stand-ins'] ? [standIns] : [])];
  // All calls come from one address.
  const settings = { ...ports, PUBLIC_URL: site, RATE_LIMIT_FACTOR: '100', COMPOSE_FILE: files.join(':') };
  const own = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  // The last of two counts. The version is that of each call.
  appendFileSync(file, `\n${own.join('\n')}\n`);
  const command = [...compose, '--env-file', file];
  try {
    await step('built', async () => {
      await run([...command, 'build'], 'one');
      writeOut();
    });
    await step('up', () => run([...command, 'up', '--detach', '--wait'], 'one'));
    const application = await step('applied for a job', apply);
    await step('its mail came', () => requireMail(application));
    tellMemory(program, 'after the first start');
    await step('restarted', async () => {
      for (const service of [...(options.small ? ['small', 'small-worker'] : ['applications']), 'gateway']) {
        await run([...command, 'restart', service], 'one');
      }
      await requireApplication(application);
    });
    for (const [name, version] of [
      ['upgraded', 'two'],
      ['rolled back', 'one'],
    ] as const) {
      await step(name, async () => {
        await run([...command, 'up', '--detach', '--wait', ...(version === 'two' ? ['--build'] : [])], version);
        writeOut();
        await requireApplication(application);
      });
    }
    tellMemory(program, 'after the last start');
    const asked = await step('replaced one after the other', () =>
      whileAsked(() => {
        const roll = join(root, 'infra/local/roll.mjs');
        return run([process.execPath, roll, '--engine', program, '--', ...command], 'two');
      }),
    );
    process.stdout.write(`containers: ${asked} calls meanwhile, none failed\n`);
    await requireApplication(application);
  } catch (error) {
    tellWarnings(command);
    throw error;
  } finally {
    await step('removed', () => run([...command, 'down', '--volumes'], 'one'));
  }
};

const compose = composeCommand();
const program = compose?.[0] === 'docker' ? 'docker' : 'podman';
const missing = compose && missingImages(program);
if (!compose) {
  process.stdout.write('containers: skipped, because neither Docker nor podman answers on this machine\n');
} else if (missing && missing.length > 0) {
  process.stdout.write(`containers: skipped, because this machine cannot get ${missing.join(', ')}\n`);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'workboard-check-'));
  try {
    await check(compose, program, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
