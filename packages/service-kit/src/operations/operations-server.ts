import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, register } from 'prom-client';

export type ReadinessCheck = () => Promise<unknown>;

const checkTimeoutMs = 2000;

const passes = async (check: ReadinessCheck): Promise<boolean> => {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), checkTimeoutMs).unref();
  });
  return Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    late,
  ]);
};

/**
 * Operators' port, never public: `/health/live` says the process runs, `/health/ready` that its dependencies answer
 * (503 with the names that do not), `/metrics` is for Prometheus.
 */
export const startOperationsServer = async (options: {
  host: string;
  port: number;
  checks: Record<string, ReadinessCheck>;
}): Promise<{ port: number; drain: () => void; close: () => Promise<void> }> => {
  if (!register.getSingleMetric('process_cpu_user_seconds_total')) {
    collectDefaultMetrics({ register });
  }
  let draining = false;
  const ready = async () => {
    const results = await Promise.all(
      Object.entries(options.checks).map(async ([name, check]) => [name, await passes(check)] as const),
    );
    const failing = results.filter(([, ok]) => !ok).map(([name]) => name);
    return draining ? [...failing, 'draining'] : failing;
  };
  const server: Server = createServer((request, response) => {
    const answer = async (): Promise<{ status: number; type: string; body: string }> => {
      if (request.url === '/health/live') {
        return { status: 200, type: 'application/json', body: '{"status":"ok"}' };
      }
      if (request.url === '/health/ready') {
        const failing = await ready();
        const status = failing.length === 0 ? 200 : 503;
        return {
          status,
          type: 'application/json',
          body: JSON.stringify({ status: status === 200 ? 'ok' : 'not ready', failing }),
        };
      }
      if (request.url === '/metrics') {
        return { status: 200, type: register.contentType, body: await register.metrics() };
      }
      return { status: 404, type: 'text/plain', body: 'Not found' };
    };
    answer()
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body))
      .catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, options.host, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain: () => {
      draining = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
