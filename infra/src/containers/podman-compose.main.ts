import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../local/root.js';
import { readComposeFiles, readEnvFile, type ComposeService } from './compose-file.js';
import { buildArguments, healthy, holdBridges, lines, podman, prepare, runArguments } from './podman.js';

// `docker compose` for machines that have podman alone: the part of it that docker-compose.yml and our scripts use.
//   build · up [--build] [--no-deps] [--no-recreate] [--scale name=n] [service…] · ps -q <service> · config --services · restart <service>
//   run <service> <command…> · logs <service> · down [--volumes]
// It reads .env of the checkout, or what --env-file names, and waits for health checks, as `up --wait` does.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'env-file': { type: 'string', default: join(root, '.env') },
    build: { type: 'boolean', default: false },
    detach: { type: 'boolean', default: true },
    wait: { type: 'boolean', default: true },
    quiet: { type: 'boolean', short: 'q', default: false },
    all: { type: 'boolean', default: false },
    services: { type: 'boolean', default: false },
    'no-deps': { type: 'boolean', default: false },
    'no-recreate': { type: 'boolean', default: false },
    scale: { type: 'string', multiple: true, default: [] },
    volume: { type: 'string', multiple: true, default: [] },
    volumes: { type: 'boolean', default: false },
  },
});
const [command, ...names] = positionals;
const fileEnv = existsSync(values['env-file']) ? readEnvFile(values['env-file']) : {};
const env = { ...fileEnv, ...process.env };
const project = env['COMPOSE_PROJECT_NAME'] ?? 'png-workboard';
const files = (env['COMPOSE_FILE'] ?? 'docker-compose.yml').split(':').map((name) => join(root, name));
const file = readComposeFiles(files, env);

const serviceOf = (name: string): ComposeService => {
  const service = file.services[name];
  if (!service) {
    throw new Error(`there is no service "${name}"`);
  }
  return service;
};

const containersOf = async (name: string): Promise<string[]> =>
  lines(
    await podman('ps', '--all', '--quiet', '--filter', `label=project=${project}`, '--filter', `label=service=${name}`),
  );

const labelOf = (id: string, label: string) => podman('inspect', '--format', `{{index .Config.Labels "${label}"}}`, id);

/** What a container was made from: another image or setting makes another container. */
const hashOf = async (service: ComposeService): Promise<string> => {
  const image = await podman('image', 'inspect', '--format', '{{.Id}}', service.image);
  const { deploy: _deploy, depends_on: _depends, build: _build, ...rest } = service;
  return createHash('sha256')
    .update(JSON.stringify([image, rest]))
    .digest('hex')
    .slice(0, 16);
};

const build = async (): Promise<void> => {
  for (const service of Object.values(file.services)) {
    const args = buildArguments(service, env, root);
    if (args) {
      await podman('build', '--isolation', 'chroot', '--network', 'host', ...args);
    }
  }
};

const remove = async (ids: readonly string[]): Promise<void> => {
  await Promise.all(ids.map((id) => podman('stop', id)));
  await Promise.all(ids.map((id) => podman('rm', '--force', id)));
};

const startOne = async (name: string, service: ComposeService): Promise<string> => {
  const labels = [
    '--label',
    `project=${project}`,
    '--label',
    `service=${name}`,
    '--label',
    `hash=${await hashOf(service)}`,
  ];
  const args = runArguments(project, name, service, root);
  return podman('run', '--detach', ...labels, ...args, service.image, ...(service.command ?? []));
};

const settled = new Map<string, Promise<void>>();

/** Brings a service to its number of containers, after what it depends on. */
const bringUp = (name: string): Promise<void> => {
  let work = settled.get(name);
  if (!work) {
    work = bringUpNow(name);
    settled.set(name, work);
  }
  return work;
};

const bringUpNow = async (name: string): Promise<void> => {
  const service = serviceOf(name);
  if (!values['no-deps']) {
    const needed = Object.keys(service.depends_on ?? {}).filter((other) => other in file.services);
    await Promise.all(needed.map(bringUp));
  }
  const hash = await hashOf(service);
  const there = await containersOf(name);
  const hashes = await Promise.all(there.map((id) => labelOf(id, 'hash')));
  const isOneShot = service.restart === 'no';
  const stale =
    values['no-recreate'] && !isOneShot ? [] : there.filter((_, index) => hashes[index] !== hash || isOneShot);
  await remove(stale);
  const kept = there.filter((id) => !stale.includes(id));
  const asked = values.scale.find((scale) => scale.startsWith(`${name}=`))?.split('=')[1];
  const wanted = Number(asked ?? service.deploy?.replicas ?? 1);
  const ids = kept.slice(0, wanted);
  await remove(kept.slice(wanted));
  while (ids.length < wanted) {
    ids.push(await startOne(name, service));
    await holdBridges(project, file);
  }
  if (isOneShot) {
    const [code] = await Promise.all(ids.map((id) => podman('wait', id)));
    if (code !== '0') {
      throw new Error(`${name} ended with ${code}:\n${await podman('logs', '--tail', '20', ids[0] ?? '')}`);
    }
  } else if (service.healthcheck) {
    await Promise.all(ids.map((id) => healthy(id)));
  }
  process.stdout.write(`${name}: ${ids.length}${isOneShot ? ' done' : ' healthy'}\n`);
};

const down = async (): Promise<void> => {
  await remove(lines(await podman('ps', '--all', '--quiet', '--filter', `label=project=${project}`)));
  for (const network of Object.keys(file.networks)) {
    await podman('network', 'rm', '--force', `${project}_${network}`);
  }
  if (values.volumes) {
    for (const volume of Object.keys(file.volumes)) {
      await podman('volume', 'rm', '--force', `${project}_${volume}`);
    }
  }
};

const [first = ''] = names;
switch (command) {
  case 'build':
    await build();
    break;
  case 'up':
    if (values.build) {
      await build();
    }
    await prepare(project, file);
    await Promise.all((names.length > 0 ? names : Object.keys(file.services)).map(bringUp));
    break;
  case 'config':
    process.stdout.write(`${Object.keys(file.services).join('\n')}\n`);
    break;
  case 'ps':
    process.stdout.write(`${(await containersOf(first)).join('\n')}\n`);
    break;
  case 'restart':
    for (const id of await containersOf(first)) {
      await podman('restart', id);
      await healthy(id);
    }
    break;
  case 'run': {
    const service = serviceOf(first);
    const mounts = values.volume.flatMap((volume) => ['--volume', volume]);
    const args = runArguments(project, `${first}-run`, service, root);
    process.stdout.write(`${await podman('run', '--rm', ...args, ...mounts, service.image, ...names.slice(1))}\n`);
    break;
  }
  case 'logs':
    for (const id of await containersOf(first)) {
      process.stdout.write(`${await podman('logs', id)}\n`);
    }
    break;
  case 'down':
    await down();
    break;
  default:
    throw new Error(`unknown command "${command}"`);
}
