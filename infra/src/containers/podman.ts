import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { join, resolve } from 'node:path';
import type { ComposeFile, ComposeService } from './compose-file.js';

/** Runs podman; its output. Throws what it said when it fails. */
export const podman = async (...args: string[]): Promise<string> => {
  const child = spawn('podman', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(`podman ${args.slice(0, 3).join(' ')} …: ${said.err.trim() || said.out.trim()}`);
  }
  return said.out.trim();
};

export const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

const pairs = (flag: string, values: readonly string[] = []): string[] => values.flatMap((value) => [flag, value]);

/** The networks of a service with its further names in each. */
export const aliasesOf = (networks: ComposeService['networks']): [string, string[]][] =>
  Array.isArray(networks)
    ? networks.map((network) => [network, []])
    : Object.entries(networks).map(([network, its]) => [network, its?.aliases ?? []]);

/** The arguments of `podman run` for one container of a service. */
export const runArguments = (project: string, name: string, service: ComposeService, folder: string): string[] => {
  const { environment = {}, volumes = [], networks, ports = [], healthcheck } = service;
  const mounts = volumes.map((volume) => {
    const [from = '', ...to] = volume.split(':');
    return [from.startsWith('.') ? resolve(folder, from) : `${project}_${from}`, ...to].join(':');
  });
  return [
    ...pairs(
      '--network',
      aliasesOf(networks).map(([network, aliases]) => {
        const names = [name, ...aliases].map((alias) => `alias=${alias}`);
        return `${project}_${network}:${names.join(',')}`;
      }),
    ),
    ...pairs('--publish', ports),
    ...pairs('--volume', mounts),
    ...pairs('--tmpfs', service.tmpfs),
    ...pairs('--cap-drop', service.cap_drop),
    ...pairs('--cap-add', service.cap_add),
    ...pairs(
      '--security-opt',
      service.security_opt?.map((option) => option.replace(/:true$/, '')),
    ),
    ...pairs(
      '--env',
      Object.entries(environment).map(([key, value]) => `${key}=${value}`),
    ),
    ...(service.read_only ? ['--read-only'] : []),
    ...(service.init ? ['--init'] : []),
    ...(service.mem_limit ? ['--memory', service.mem_limit] : []),
    ...(service.shm_size ? ['--shm-size', service.shm_size] : []),
    ...(service.stop_grace_period ? ['--stop-timeout', String(Number.parseInt(service.stop_grace_period, 10))] : []),
    // No timers: whoever waits asks.
    ...(healthcheck
      ? ['--health-cmd', JSON.stringify(healthcheck.test.slice(1)), '--health-interval', 'disable']
      : ['--no-healthcheck']),
    ...(service.restart ? ['--restart', service.restart === 'no' ? 'no' : 'always'] : []),
  ];
};

/** The arguments of `podman build` for the image of a service; none where others build it. Paths begin at `folder`. */
export const buildArguments = (
  { image, build }: Pick<ComposeService, 'image' | 'build'>,
  env: Record<string, string | undefined>,
  folder: string,
): string[] | undefined => {
  if (!build) {
    return undefined;
  }
  const context = resolve(folder, build.context);
  const args = Object.entries(build.args ?? {}).map(([name, value]) => [name, value ?? env[name]]);
  return [
    '--file',
    join(context, build.dockerfile ?? 'Dockerfile'),
    ...pairs(
      '--build-arg',
      args.filter(([, value]) => value).map((arg) => arg.join('=')),
    ),
    '--tag',
    image,
    context,
  ];
};

/** Makes networks and volumes that are not there yet. */
export const prepare = async (project: string, { networks, volumes }: ComposeFile): Promise<void> => {
  for (const [name, network] of Object.entries(networks)) {
    const subnet = network?.ipam?.config[0]?.subnet;
    await podman('network', 'exists', `${project}_${name}`).catch(() =>
      podman('network', 'create', ...(subnet ? ['--subnet', subnet] : []), `${project}_${name}`),
    );
  }
  for (const name of Object.keys(volumes)) {
    await podman('volume', 'exists', `${project}_${name}`).catch(() =>
      podman('volume', 'create', `${project}_${name}`),
    );
  }
};

/** What the kernel says of an address that was given to an interface, not found by it. */
const given = '3';

/**
 * Lets the bridges of the networks keep their hardware addresses, once containers run in them. A bridge has the lowest of its
 * containers' addresses otherwise (netavark 1.4), and when that container goes, what the others send to the name server beside
 * them is lost for some twenty seconds. Nothing is done where the bridges are not this machine's, as without root.
 */
export const holdBridges = async (project: string, { networks }: ComposeFile): Promise<void> => {
  for (const name of Object.keys(networks)) {
    const bridge = await podman('network', 'inspect', '--format', '{{.NetworkInterface}}', `${project}_${name}`);
    const of = (property: string) => readFileSync(`/sys/class/net/${bridge}/${property}`, 'utf8').trim();
    if (existsSync(`/sys/class/net/${bridge}`) && of('addr_assign_type') !== given) {
      const { status } = spawnSync('ip', ['link', 'set', 'dev', bridge, 'address', of('address')], {
        stdio: 'inherit',
      });
      if (status !== 0) {
        process.stdout.write(
          `podman: "ip" could not hold the address of ${bridge}: names may be lost when containers go\n`,
        );
      }
    }
  }
};

/** Waits until a container's health check passes; throws with the end of its log when it does not within the time. */
export const healthy = async (id: string, timeoutMs = 180_000): Promise<void> => {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const passes = await podman('healthcheck', 'run', id).then(
      () => true,
      () => false,
    );
    if (passes) {
      return;
    }
    if (Date.now() > until) {
      throw new Error(`${id} is not healthy:\n${await podman('logs', '--tail', '20', id)}`);
    }
    await sleep(500);
  }
};
