import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes } from '@workboard/contracts';
import { Client } from '../../support/client.js';
import { disconnect, fingerprint } from '../../support/database.js';
import { pathOf } from '../paths.js';
import { matrix } from './matrix.js';
import { statusFor } from './row.js';
import { actorNames, Scene } from '../scene.js';

const routes = new Map(allRoutes.map(({ area, name, route }) => [`${area}.${name}`, route]));

interface Document {
  paths: Record<string, Record<string, { operationId?: string; responses?: Record<string, { description: string }> }>>;
}

describe('who may do what', () => {
  let scene: Scene;
  let document: Document;
  beforeAll(async () => {
    scene = await Scene.create(new Client());
    document = await new Client().must<Document>('GET', '/api/docs/openapi.json');
  }, 60_000);
  afterAll(disconnect);

  /** What the OpenAPI document says of a call's refusals. */
  const documented = (name: string): string => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    const { responses = {} } = operations.find(({ operationId }) => operationId === name) ?? {};
    return Object.values(responses)
      .map(({ description }) => description)
      .join(' ');
  };

  it('covers every documented call', () => {
    const covered = new Set(matrix.map(({ route }) => route));
    expect([...routes.keys()].filter((name) => !covered.has(name))).toEqual([]);
  });

  describe.each(matrix)('$route $about', (row) => {
    it.each(actorNames)('%s', async (name) => {
      const route = routes.get(row.route);
      const actor = row.actor ? await row.actor(scene, name) : scene.actors[name];
      const call = (await row.call?.(scene, actor, name)) ?? {};
      const expected = statusFor(row.expected, name);
      const refused = expected >= 400;
      const before = refused ? await fingerprint() : '';
      const reply = await actor
        .copy()
        .send<{ error?: string; code?: string }>(
          route?.method ?? '',
          pathOf(route?.path ?? '', call.params, call.query),
          call,
        );
      expect({ status: reply.status, because: reply.body?.error }).toEqual({
        status: expected,
        because: refused ? expect.any(String) : undefined,
      });
      if (route?.path.startsWith('/admin/')) {
        expect(reply.headers.get('cache-control')).toContain('no-store');
      }
      if (refused) {
        expect(documented(row.route)).toContain(`\`${reply.body.code}\``);
        expect(await fingerprint()).toBe(before);
      }
    });
  });
});
