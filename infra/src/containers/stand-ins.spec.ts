import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../local/root.js';
import { readComposeFiles } from './compose-file.js';
import { buildArguments } from './podman.js';

/** A value for every variable that the files ask for. */
const env: NodeJS.ProcessEnv = new Proxy(
  { COMPOSE_PROFILES: 'postgres,redis,storage,demo,small', IMAGE: 'board', VERSION: 'one', NODE_IMAGE: 'base' },
  { get: (settings: Record<string, string>, name: string) => settings[name] ?? 'a value' },
);
const servicesOf = (names: readonly string[]) =>
  readComposeFiles(
    names.map((name) => join(root, name)),
    env,
  ).services;

describe.each(['docker-compose.yml', 'docker-compose.yml:docker-compose.small.yml'])('stand-ins beside %s', (given) => {
  const files = given.split(':');
  const before = servicesOf(files);
  const after = servicesOf([...files, 'infra/containers/stand-ins/docker-compose.yml']);

  it('are there for every server of others, each with a file to build it from, and change nothing else', () => {
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const [name, { image, build, ...rest }] of Object.entries(before)) {
      const args = buildArguments(after[name] ?? { image }, env, root) ?? [];
      if (image === 'board:one') {
        expect(after[name]).toEqual({ image, ...(build && { build }), ...rest });
      } else {
        expect(after[name]).toMatchObject(rest);
        expect(after[name]?.image).toMatch(/^png-workboard-stand-in-/);
        expect(existsSync(args[1] ?? '')).toBe(true);
      }
    }
  });
});

describe('what podman builds', () => {
  const services = servicesOf(['docker-compose.yml', 'infra/containers/stand-ins/docker-compose.yml']);
  const { migrate, postgres, auth } = services;

  it('is our image of the whole checkout, and each stand-in of its folder, on one base', () => {
    const folder = join(root, 'infra/containers/stand-ins/postgres');
    const onBase = ['--build-arg', 'NODE_IMAGE=base', '--tag'];
    expect(migrate && buildArguments(migrate, env, root)).toEqual(
      ['--file', join(root, 'Dockerfile'), '--build-arg', 'VERSION=one'].concat(onBase, 'board:one', root),
    );
    expect(postgres && buildArguments(postgres, env, root)).toEqual(
      ['--file', join(folder, 'Containerfile')].concat(onBase, 'png-workboard-stand-in-postgres', folder),
    );
    expect(auth && buildArguments(auth, env, root)).toBeUndefined();
  });

  it('takes the base that a file names itself where nobody names another', () => {
    expect(postgres && buildArguments(postgres, {}, root)).not.toContain('--build-arg');
    for (const name of ['caddy', 'mailpit', 'postgres', 'seaweedfs', 'valkey']) {
      const text = readFileSync(join(root, 'infra/containers/stand-ins', name, 'Containerfile'), 'utf8');
      expect(text).toMatch(/^ARG NODE_IMAGE=\S+\nFROM \$\{NODE_IMAGE\}$/m);
    }
  });
});
