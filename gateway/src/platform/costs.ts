import { allRoutes, type Cost, costOfRoute } from '@workboard/contracts';
import type { FastifyRequest } from 'fastify';

/** What a request costs; null for what is never refused: health, and built files. */
export type CostOf = (request: FastifyRequest) => Cost | null;

/** Answered from memory, or asked by whoever decides whether we run at all. */
const free = /^\/(api\/health|assets)(\/|$)/;

/**
 * Costs by route, looked up by the path as it was declared: two reads of a map for each request, nothing that parses. Whatever
 * is no call of the documented `/api` is a page or a feed, which the gateway may have to render.
 */
export const costsOfRoutes = (): CostOf => {
  const costs = new Map<string, Map<string, Cost>>();
  for (const { route } of allRoutes) {
    const path = `/api${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const byMethod = costs.get(path) ?? new Map<string, Cost>();
    costs.set(path, byMethod.set(route.method, costOfRoute(route)));
  }
  const known = new Map<string, Cost | null>();
  return ({ routeOptions: { url = '' }, method }) => {
    const cost = costs.get(url)?.get(method);
    if (cost !== undefined) {
      return cost;
    }
    let other = known.get(url);
    if (other === undefined) {
      other = free.test(url) ? null : 'search';
      known.set(url, other);
    }
    return other;
  };
};
