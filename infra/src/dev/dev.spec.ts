import { describe, expect, it } from '@jest/globals';
import { root } from '../local/root.js';
import { readDevOptions } from './dev-options.js';
import { concernOf, readWorkspaces } from './workspaces.js';

const workspaces = readWorkspaces(root);
const processesOf = (file: string) => concernOf(file, workspaces)?.processes;
const services = ['auth', 'companies', 'jobs', 'applications', 'notifications', 'ranking'];
const workers = services.map((name) => `${name}-worker`);

describe('an edited file', () => {
  it('of a service starts it and its worker again, and nobody else', () => {
    expect(processesOf('services/jobs/src/jobs/jobs.service.ts')).toEqual(['jobs', 'jobs-worker']);
    expect(processesOf('gateway/src/gateway.ts')).toEqual(['gateway']);
  });

  it.each(['contracts', 'service-kit'])('of packages/%s starts again what depends on it: everything', (name) => {
    expect(processesOf(`packages/${name}/src/index.ts`)).toEqual([...services, 'gateway', ...workers]);
  });

  it.each([
    'services/jobs/src/jobs/jobs.service.spec.ts',
    'services/jobs/src/testing/world.ts',
    'services/jobs/package.json',
    'services/jobs/dist/main.js',
    'packages/test-kit/src/index.ts',
    'web/src/app/app.tsx',
    'infra/src/local/start.ts',
  ])('that no server runs starts nothing again: %s', (file) => {
    expect(processesOf(file)).toBeUndefined();
  });

  it('is built to its place, and says when it changes the database, which only a start does', () => {
    expect(concernOf('services/jobs/src/jobs/jobs.service.ts', workspaces)).toMatchObject({
      built: 'services/jobs/dist/jobs/jobs.service.js',
      schemaOf: undefined,
    });
    expect(concernOf('services/auth/src/migrations/1-first.ts', workspaces)?.schemaOf).toBe('auth');
    expect(concernOf('services/jobs/src/schema/job-card.ts', workspaces)?.schemaOf).toBe('jobs');
  });
});

describe('what `npm run dev` is asked for', () => {
  it('is everything without a debugger at first', () => {
    expect(readDevOptions([])).toEqual({ only: undefined, inspect: new Map() });
  });

  it('names what to watch, and gives each debugged process a port', () => {
    const { only, inspect } = readDevOptions(['--only', 'jobs,web', '--inspect', 'jobs', '--inspect=jobs-worker']);
    expect([...(only ?? [])]).toEqual(['jobs', 'web']);
    expect([...inspect]).toEqual([
      ['jobs', 9229],
      ['jobs-worker', 9230],
    ]);
  });

  it('must be there', () => {
    expect(() => readDevOptions(['--only', 'jops'])).toThrow(
      '--only: there is no jops; there are auth, companies, jobs',
    );
    expect(() => readDevOptions(['--inspect', 'web'])).toThrow(
      '--inspect: there is no web; there are auth, auth-worker',
    );
    expect(() => readDevOptions(['--onyl', 'jobs'])).toThrow("Unknown option '--onyl'");
  });
});
