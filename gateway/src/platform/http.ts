import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { AppError, uploadMaxBytes } from '@workboard/contracts';
import { endConnectionsOnClose } from '@workboard/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import { foreignCallers } from '../alerts/mail-pages.js';
import { apiTokenIn } from '../session/api-tokens.js';
import { compress } from './compression.js';
import { openContext } from './contexts.js';
import { sendError, toAppError } from './error-filter.js';
import type { RateLimiter } from './rate-limiter.js';
import { securityHeaders } from './security-headers.js';
import { takeUnreadBody } from './unread-body.js';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const ownSites = new Set(['same-origin', 'none']);

const setFirstHeaders = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  void reply.header('x-request-id', request.id);
  if (request.url.startsWith('/api/')) {
    // Answers are about people; what may be kept says so itself.
    void reply.header('cache-control', 'no-store');
  }
  done();
};

/** Refuses changes that another site's page tries to make in a visitor's name (decision A5). */
const refuseCrossSite =
  (publicUrl: string) =>
  (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void => {
    // No page of another site can make a browser send a token.
    const isForeign = apiTokenIn(request) !== null || foreignCallers.some((path) => request.url.startsWith(path));
    if (safeMethods.has(request.method) || isForeign) {
      done();
      return;
    }
    const { origin } = request.headers;
    const site = request.headers['sec-fetch-site'];
    const ownOrigins = [new URL(publicUrl).origin, `${request.protocol}://${request.headers.host}`];
    const foreign =
      (origin !== undefined && !ownOrigins.includes(origin)) || (typeof site === 'string' && !ownSites.has(site));
    done(foreign ? new AppError('cross_site') : undefined);
  };

/** JSON, or nothing at all; anything else is refused with 415. */
const acceptJson = (server: FastifyInstance): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') {
      done(null, undefined);
      return;
    }
    try {
      done(null, JSON.parse(text));
    } catch {
      done(new AppError('validation_failed', { message: 'The request body is not valid JSON' }));
    }
  });
};

/** Everything between the socket and the controllers. */
export const prepareHttp = async (server: FastifyInstance, env: Env): Promise<void> => {
  server.addHook('onRequest', openContext);
  server.addHook('onRequest', setFirstHeaders);
  server.addHook('onRequest', refuseCrossSite(env.PUBLIC_URL));
  endConnectionsOnClose(server);
  server.addHook('onSend', compress);
  server.addHook('onSend', takeUnreadBody);
  server.setErrorHandler((error, _request, reply) => sendError(reply, toAppError(error)));
  const { ofAll, ofPages } = securityHeaders(env);
  server.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(ofAll);
    done();
  });
  server.addHook('onSend', (_request, reply, _body, done) => {
    if (String(reply.getHeader('content-type')).startsWith('text/html')) {
      void reply.headers(ofPages);
    }
    done();
  });
  await server.register(cookie);
  acceptJson(server);
  // `/api` alone is a path below which everything answers JSON, not a page of the web app.
  server.all('/api', () => {
    throw new AppError('not_found');
  });
  await server.register(multipart, {
    limits: { fileSize: uploadMaxBytes, files: 1, fields: 10, fieldSize: 1000, parts: 12 },
  });
};

const assets = /^\/assets\//;
/** What of the `/api` no controller answers, so that no guard counts it. */
const unguarded =
  /^\/api\/(health|docs|interview-answers|interview-times\/links|closing-jobs|unsubscribe|sms\/incoming)(\/|$)/;

/** Counts pages, feeds and whatever else is not a call of the `/api`, by address; built files are free. */
export const limitPages = (server: FastifyInstance, limiter: RateLimiter): void => {
  server.addHook('onRequest', async (request) => {
    const { url } = request;
    if (unguarded.test(url) || (!url.startsWith('/api/') && !assets.test(url))) {
      await limiter.spend('page', request);
    }
  });
};
