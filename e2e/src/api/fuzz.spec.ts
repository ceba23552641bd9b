import { beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes, type Route } from '@workboard/contracts';
import * as fc from 'fast-check';
import { Client } from '../support/client.js';
import { type ActorName, Scene } from './scene.js';

/** Random bodies per call; a thorough run sets FUZZ_RUNS=500. The seed makes a failing run repeatable. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 25);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const patienceMs = 15_000;

const actorFor = ({ access }: Route): ActorName => {
  if (access === 'public') {
    return 'visitor';
  }
  if (access === 'session' || access.includes('job_seeker')) {
    return 'otherSeeker';
  }
  return access.includes('employer') ? 'otherEmployer' : 'superAdmin';
};

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '🦜'.repeat(300),
  'x'.repeat(30_000),
  "'; DROP TABLE jobs; --",
  '<script>alert(1)</script>',
  '-1',
  '1e309',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  'a@b.test\r\nBcc: x@y.test',
  '9999-99-99',
  '2026-02-30',
  'NaN',
  '__proto__',
  'javascript:alert(1)',
);
const value = fc.oneof(
  nasty,
  fc.jsonValue({ maxDepth: 2 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 60 }),
);

const fieldsOf = (route: Route): string[] => {
  const shape: unknown = route.body && 'shape' in route.body ? route.body.shape : {};
  return [...Object.keys(shape as object), 'id', 'role', '__proto__', 'constructor'];
};

const bodyFor = (route: Route): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...fieldsOf(route)), value, { maxKeys: 12 }) },
    { weight: 1, arbitrary: value },
  );

/** Reads may meet any row; changes meet none, as other tests share the system. */
const idFor = ({ method }: Route): fc.Arbitrary<string> =>
  fc.oneof(
    fc.integer(method === 'GET' ? { min: -5, max: 50 } : { min: 2_000_000_000, max: 2_147_483_650 }).map(String),
    fc.constantFrom(
      'abc',
      '0',
      '2147483648',
      '1e5',
      '%00',
      "1'--",
      '9'.repeat(40),
      '9'.repeat(300),
      '00000000-0000-4000-8000-000000000000',
    ),
  );

/** Would end the shared actor's session or account. */
const left = new Set(['auth.logout', 'admin.removeUser', 'admin.updateUser', 'auth.register']);
const routes = allRoutes
  .filter(({ area, name, route }) => !route.upload && !left.has(`${area}.${name}`))
  .map(({ area, name, route }) => ({ name: `${area}.${name}`, route }));

describe('an id that no row can have', () => {
  const withId = allRoutes
    .filter(({ route }) => route.params)
    .map(({ area, name, route }) => ({ name: `${area}.${name}`, route }));
  let scene: Scene;
  beforeAll(async () => {
    scene = await Scene.create(new Client());
  }, 60_000);

  it.each(withId)('is bad input for $name, however long it is', async ({ route }) => {
    for (const id of ['9'.repeat(10), '9'.repeat(199), '9'.repeat(300), 'x'.repeat(5000)]) {
      const path = `/api${route.path.replaceAll(/\{\w+\}/g, id)}`;
      const sending = route.method === 'GET' ? {} : { body: {} };
      const { status, body } = await scene.actors[actorFor(route)].copy().send(route.method, path, sending);
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    }
  });
});

describe('random input never breaks a call', () => {
  let scene: Scene;
  beforeAll(async () => {
    scene = await Scene.create(new Client());
  }, 60_000);

  it.each(routes)(
    '$name',
    async ({ route }) => {
      const actor = scene.actors[actorFor(route)];
      const sends = route.body !== undefined;
      await fc.assert(
        fc.asyncProperty(
          idFor(route),
          sends ? bodyFor(route) : fc.constant(undefined),
          value,
          async (id, body, query) => {
            const search = route.query
              ? `?search=${encodeURIComponent(JSON.stringify(query))}&limit=${encodeURIComponent(id)}`
              : '';
            const path = `/api${route.path.replaceAll(/\{\w+\}/g, id)}${search}`;
            const since = Date.now();
            const reply = await actor.copy().send(route.method, path, { body });
            expect(reply.status).toBeLessThan(500);
            expect(JSON.stringify(reply.body ?? '')).not.toMatch(/\bat \S+ \(|node_modules|QueryFailed/);
            expect(Date.now() - since).toBeLessThan(patienceMs);
          },
        ),
        { numRuns: route.params || sends || route.query ? runs : 1, seed },
      );
    },
    300_000,
  );
});
