import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register } from 'prom-client';
import type { Ready } from './readiness.js';

/** Whose `/metrics` has the figures. Services that share a process share them, and a sum over all ports must count them once. */
let teller: Server | undefined;

/**
 * Operators' port, never public: `/health/live` says the process runs, `/health/ready` that its dependencies answer
 * (503 with the names that do not), `/metrics` is for Prometheus.
 */
export const startOperationsServer = async (options: {
  host: string;
  port: number;
  readiness: Ready;
}): Promise<{ port: number; close: () => Promise<void> }> => {
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) {
    // Looking at the event loop every 10 ms, as by default, costs each idle process 1 % of a core.
    collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 100 });
  }
  const server: Server = createServer((request, response) => {
    const answer = async (): Promise<{ status: number; type: string; body: string }> => {
      if (request.url === '/health/live') {
        return { status: 200, type: 'application/json', body: '{"status":"ok"}' };
      }
      if (request.url === '/health/ready') {
        const failing = await options.readiness.failing();
        const status = failing.length === 0 ? 200 : 503;
        return {
          status,
          type: 'application/json',
          body: JSON.stringify({ status: status === 200 ? 'ok' : 'not ready', failing }),
        };
      }
      if (request.url === '/metrics') {
        return { status: 200, type: register.contentType, body: server === teller ? await register.metrics() : '' };
      }
      return { status: 404, type: 'text/plain', body: 'Not found' };
    };
    answer()
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body))
      .catch(() => response.writeHead(500).end());
  });
  teller ??= server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        teller = teller === server ? undefined : teller;
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
