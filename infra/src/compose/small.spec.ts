import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { services } from '@workboard/local-servers';
import { readComposeFiles } from '../containers/compose-file.js';
import { runArguments } from '../containers/podman.js';
import { environmentOf } from '../local/own-settings.js';
import { root } from '../local/root.js';
import { shapeOf } from './processes.js';

/** A value for every variable that the files ask for, each another one. */
const given = (profiles: string): NodeJS.ProcessEnv =>
  new Proxy(
    { COMPOSE_PROFILES: profiles },
    { get: (settings: Record<string, string>, name: string) => settings[name] ?? `a value of ${name}` },
  );
const both = ['docker-compose.yml', 'docker-compose.small.yml'].map((file) => join(root, file));
const [base = ''] = both;
/** The argument of podman for a container that has some names. */
const under = (names: readonly string[]) => `board_inside:${names.map((name) => `alias=${name}`).join(',')}`;

describe('docker-compose.small.yml', () => {
  const whole = readComposeFiles([base], given('postgres,redis,storage,demo'));
  const small = readComposeFiles(both, given('postgres,redis,storage,demo,small'));

  it('runs one gateway, all services in one container and all workers in another, in place of a container each', () => {
    expect(Object.keys(small.services).toSorted()).toEqual(
      ['gateway', 'mail', 'migrate', 'postgres', 'proxy', 'redis', 'small', 'small-worker', 'storage'].toSorted(),
    );
    expect(small.services['gateway']?.deploy?.replicas).toBe(1);
    const waitsFor = Object.entries(small.services['gateway']?.depends_on ?? {});
    expect(waitsFor.filter(([name, { required }]) => !(name in small.services) && required !== false)).toEqual([]);
    expect(waitsFor.map(([name]) => name)).toContain('small');
  });

  it.each(services.flatMap((name) => (['main', 'worker'] as const).map((entry) => ({ name, entry }))))(
    'tells $name ($entry) what a container of its own is told',
    async ({ name, entry }) => {
      const alone = whole.services[entry === 'main' ? name : `${name}-worker`]?.environment ?? {};
      const together = small.services[entry === 'main' ? 'small' : 'small-worker']?.environment ?? {};
      const told = { ...together, ...environmentOf(name, entry, together) };
      for (const setting of Object.keys(await shapeOf(`services/${name}`, entry))) {
        if (entry === 'main' || setting !== 'PORT') {
          expect([setting, told[setting] ?? '']).toEqual([setting, alone[setting] ?? '']);
        }
      }
      const asked = together['READY_PORTS']?.split(' ');
      expect(asked).toContain(told['METRICS_PORT']);
    },
  );

  const networkOf = (container: string) => {
    const service = small.services[container];
    const args = service ? runArguments('board', container, service, root) : [];
    return args[args.indexOf('--network') + 1];
  };
  it('has each service and worker found by its name', () => {
    expect(networkOf('small')).toBe(under(['small', ...services]));
    expect(networkOf('small-worker')).toBe(under(['small-worker', ...services.map((name) => `${name}-worker`)]));
    for (const name of services) {
      expect(whole.services['gateway']?.environment?.[`${name.toUpperCase()}_URL`]).toBe(
        small.services['gateway']?.environment?.[`${name.toUpperCase()}_URL`],
      );
    }
  });
});
