import { version } from '@workboard/service-kit';
import type { FastifyInstance } from 'fastify';
import type { WatchedPart } from './parts-watch.js';
import type { GatewayReadiness } from './readiness.js';

/**
 * `/api/health` says that the gateway runs, and which version; `/api/health/ready` whether it takes requests (503 when not), and how each part
 * stands that it asks (decision W10). Nothing is asked for either.
 */
export const serveHealth = (
  server: FastifyInstance,
  { readiness, parts }: { readiness: GatewayReadiness; parts: () => readonly WatchedPart[] },
): void => {
  server.get('/api/health', () => ({ status: 'ok', version }));
  server.get('/api/health/ready', async (_request, reply) => {
    const unready = await readiness.failing();
    const shown = parts().map(({ name, essential, state, up, of }) => ({ name, essential, state, up, of }));
    const away = shown.filter(({ state }) => state !== 'up').map(({ name }) => name);
    const wellOrNot = away.length === 0 ? 'ok' : 'degraded';
    return reply.code(unready.length === 0 ? 200 : 503).send({
      status: unready.length === 0 ? wellOrNot : 'not ready',
      failing: [...new Set([...unready, ...away])],
      parts: shown,
    });
  });
};
