import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { unsafeSettings } from '@workboard/service-kit';
import { root } from '../local/root.js';

/** What docker-compose.yml does not start without. */
const demanded = async () =>
  [...(await readFile(join(root, 'docker-compose.yml'), 'utf8')).matchAll(/\$\{([A-Z0-9_]+):\?/g)].map(
    ([, name = '']) => name,
  );

describe('npm run setup', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workboard-setup-'));
    file = join(folder, 'env');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const setUp = (...options: string[]) =>
    execFileSync(process.execPath, [join(root, 'infra/local/setup.mjs'), '--file', file, ...options], {
      encoding: 'utf8',
      env: {},
    });
  const settings = async () =>
    Object.fromEntries(
      [...(await readFile(file, 'utf8')).matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
  it('writes all that docker-compose.yml demands, safe in production, readable by its owner alone', async () => {
    setUp('--domain', 'jobs.example.org', '--email', 'you@example.org', '--smtp', 'smtp://mail.example.org:587');
    const written = await settings();
    expect((await demanded()).filter((name) => !written[name])).toEqual([]);
    expect(unsafeSettings({ ...written, NODE_ENV: 'production' })).toEqual([]);
    expect(written).toMatchObject({ PUBLIC_URL: 'https://jobs.example.org', SITE_DOMAIN: 'jobs.example.org' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('makes a demo that the processes accept on this machine', async () => {
    setUp('--demo');
    const written = await settings();
    expect((await demanded()).filter((name) => !written[name])).toEqual([]);
    expect(written).toMatchObject({ SEED: 'true', COMPOSE_PROFILES: 'postgres,redis,storage,demo' });
    expect(unsafeSettings({ ...written, NODE_ENV: 'production' })).toEqual([]);
  });

  it('sets up a small machine', async () => {
    setUp('--demo', '--small');
    expect(await settings()).toMatchObject({
      COMPOSE_FILE: 'docker-compose.yml:docker-compose.small.yml',
      COMPOSE_PROFILES: 'postgres,redis,storage,demo,small',
    });
  });

  it('names the image after the commit, and says how to go back to the one before', async () => {
    setUp('--demo');
    const { VERSION: version = '' } = await settings();
    // Where there is no git, as in an archive of the sources, it stays.
    expect(version).toMatch(/^(local|[0-9a-f]{7,})$/);
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^VERSION=.*/m, 'VERSION=abc1234'));
    const said = setUp();
    if (version === 'local') {
      expect((await settings())['VERSION']).toBe('abc1234');
    } else {
      // In the file, because the next 'up' reads it again.
      expect(said).toContain(`VERSION=abc1234 in ${file}, then "docker compose up --detach", goes back`);
      expect((await settings())['VERSION']).toBe(version);
    }
  });

  it('has a small machine build nothing that is there already', () => {
    expect(setUp('--small')).not.toContain('--build');
    expect(setUp()).not.toContain('--build');
    expect(setUp('--demo')).toContain('docker compose up --build --detach');
  });

  it('names what it cannot know', () => {
    expect(setUp()).toContain('Fill in SUPER_ADMIN_EMAIL and SMTP_URL');
  });

  it('says where an option is not what stands there, without showing either', async () => {
    setUp('--email', 'you@example.org', '--smtp', 'smtp://you:secret@mail.example.org:587');
    const before = await readFile(file, 'utf8');
    const said = setUp('--email', 'other@example.org', '--smtp', 'smtp://me:hidden@mail.example.org:587');
    expect(said).toContain('options say something else: SUPER_ADMIN_EMAIL, SMTP_URL. Change them');
    expect(said).not.toMatch(/secret|hidden/);
    expect(await readFile(file, 'utf8')).toBe(before);
    expect(setUp('--email', 'you@example.org')).not.toContain('something else');
  });

  it('keeps what stands there, and adds what is new', async () => {
    setUp('--email', 'you@example.org', '--smtp', 'smtp://mail.example.org:587');
    const before = await readFile(file, 'utf8');
    expect(setUp()).toContain('nothing was missing');
    expect(await readFile(file, 'utf8')).toBe(before);
    const changed = before.replace(/^COMPOSE_PROFILES=.*/m, 'COMPOSE_PROFILES=');
    await writeFile(file, `${changed.replace(/^TOKEN_SECRET=.*\n/m, '')}MAIL_POLL_MS=700\n`);
    expect(setUp()).toContain('added TOKEN_SECRET');
    expect(await settings()).toMatchObject({
      MAIL_POLL_MS: '700',
      TOKEN_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });
});
