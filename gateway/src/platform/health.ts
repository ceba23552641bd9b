import type { FastifyInstance } from 'fastify';
import { request } from 'undici';

/** `/api/health` says the gateway runs; `/api/health/ready` that every service answers (decision W10). */
export const serveHealth = (server: FastifyInstance, checks: Record<string, () => Promise<unknown>>): void => {
  server.get('/api/health', () => ({ status: 'ok' }));
  server.get('/api/health/ready', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => ({
        name,
        ok: await check().then(
          () => true,
          () => false,
        ),
      })),
    );
    const failing = results.filter(({ ok }) => !ok).map(({ name }) => name);
    return reply
      .code(failing.length === 0 ? 200 : 503)
      .send({ status: failing.length === 0 ? 'ok' : 'not ready', failing });
  });
};

/** Resolves when something answers HTTP at the first of the addresses. */
export const answers = (addresses: string) => async (): Promise<void> => {
  const [first = ''] = addresses.split(',');
  const response = await request(first, { headersTimeout: 2000, bodyTimeout: 2000 });
  await response.body.dump();
};
