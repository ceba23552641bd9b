import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { authService, companiesService, jobsService, notificationsService } from '@workboard/contracts';
import {
  clientToken,
  logger,
  nameProcess,
  NestLogger,
  startOperationsServer,
  startTracing,
  stopTracing,
  Storage,
  version,
} from '@workboard/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serveMailPages } from './alerts/mail-pages.js';
import { appModule } from './app.module.js';
import { serveDocs } from './docs/docs.js';
import type { Env } from './env.js';
import { JobLists } from './jobs/job-lists.js';
import { JobViews } from './jobs/job-views.js';
import { serveReportForm } from './jobs/report-form.js';
import { admitByCost } from './platform/admission.js';
import { costsOfRoutes } from './platform/costs.js';
import { sendError, toAppError } from './platform/error-filter.js';
import { limitConnections } from './platform/connections.js';
import { limitPages, prepareHttp } from './platform/http.js';
import { trustFor, warnOfUnknownProxies } from './platform/proxies.js';
import { RateLimiter } from './platform/rate-limiter.js';
import { ReporterDevices } from './platform/reporter-devices.js';
import { refuseBytes } from './platform/refuse-bytes.js';
import { logRequests, measureRequests, traceRequests } from './platform/request-metrics.js';
import { securityHeaders } from './platform/security-headers.js';
import { serveFeeds } from './rendering/feeds.js';
import { servePages } from './rendering/pages.js';
import { serveShareCards } from './sharing/share-cards.js';
import { PartsWatch } from './status/parts-watch.js';
import { GatewayReadiness } from './status/readiness.js';
import { serveQueueBoard } from './status/queue-board.js';
import { reportOurselves } from './status/report-ourselves.js';
import { serveHealth } from './status/serve-health.js';

const bodyLimit = 100 * 1024;
/** No shorter than the longest request line that Node takes, so that an id of any length reaches its schema (decision W2). */
const maxParamLength = 16 * 1024;
/**
 * How many new connections may wait for this process to be free. What comes beyond Node's 511 is dropped by the kernel, and the
 * caller tries again after 1, 3 and 7 s: long after an answer, or a refusal, would have come.
 */
const backlog = 4096;
const requestIdPattern = /^[\w-]{8,64}$/;

/** Takes over a proxy's request id when it looks like one. */
const requestId = (request: { headers: Record<string, string | string[] | undefined> }): string => {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
};

/** Starts the gateway; resolves once it listens, with its port and a way to stop it without losing a request. */
export const startGateway = async (env: Env) => {
  await startTracing(nameProcess('gateway'), env);
  const trustProxy = trustFor(env.TRUSTED_PROXIES);
  const adapter = new FastifyAdapter({
    bodyLimit,
    genReqId: requestId,
    // What the router itself refuses, such as an address that is no valid text.
    frameworkErrors: (error: Error, _request: unknown, reply: FastifyReply) => sendError(reply, toAppError(error)),
    clientErrorHandler: refuseBytes,
    forceCloseConnections: 'idle',
    // What the proxy sent along an open connection just as the end began is answered like what was under way.
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    requestTimeout: 60_000,
    // Headers have ten seconds; who is too slow is found out within five.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    trustProxy,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength },
  });
  const app = await NestFactory.create<NestFastifyApplication>(appModule(env), adapter, {
    logger: new NestLogger(),
    bodyParser: false,
    abortOnError: false,
  });
  app.setGlobalPrefix('api');
  const server: FastifyInstance = adapter.getInstance();
  limitConnections(server.server, { factor: env.RATE_LIMIT_FACTOR, isProxy: (address) => trustProxy(address, 0) });
  // Before everything else: what is refused must cost nothing.
  admitByCost(server, costsOfRoutes(), securityHeaders(env).ofAll);
  server.addHook('onRequest', warnOfUnknownProxies(trustProxy));
  measureRequests(server);
  logRequests(server);
  traceRequests(server);
  await prepareHttp(server, env);
  limitPages(server, app.get(RateLimiter));
  const watch = app.get(PartsWatch);
  const parts = () => watch.parts();
  const readiness = new GatewayReadiness(parts);
  serveHealth(server, { readiness, parts });
  serveDocs(server);
  await serveMailPages(server, {
    notifications: app.get(clientToken(notificationsService)),
    publicUrl: env.PUBLIC_URL,
  });
  await serveReportForm(server, {
    jobs: app.get(clientToken(jobsService)),
    limiter: app.get(RateLimiter),
    devices: app.get(ReporterDevices),
  });
  serveFeeds(server, {
    jobs: app.get(clientToken(jobsService)),
    companies: app.get(clientToken(companiesService)),
    origin: new URL(env.PUBLIC_URL).origin,
  });
  serveShareCards(server, {
    jobs: app.get(clientToken(jobsService)),
    companies: app.get(clientToken(companiesService)),
    storage: app.get(Storage),
  });
  await serveQueueBoard(server, env);
  await servePages({ server, env, views: app.get(JobViews), lists: app.get(JobLists) });
  await watch.start();
  await app.init();
  await server.listen({ port: env.PORT, host: env.HOST, backlog });
  const operations = await startOperationsServer({ host: env.METRICS_HOST, port: env.METRICS_PORT, readiness });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT;
  logger.info({ port, version }, 'gateway answers');
  const reporting = reportOurselves(app.get(clientToken(authService)), readiness);
  const stop = async () => {
    readiness.drain();
    clearInterval(reporting);
    await app.close();
    await operations.close();
    await stopTracing();
  };
  return { app, port, stop };
};
