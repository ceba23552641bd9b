import { AppError } from '@workboard/contracts';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  addressHeader,
  findContext,
  idempotencyHeader,
  newContext,
  type RequestContext,
  runInContext,
} from '../context/request-context.js';
import { isPassingFault, ReplicaBusy, toEnvelope } from '../errors/errors.js';
import { logger } from '../logging/logging.js';
import type { Readiness } from '../operations/readiness.js';
import type { InternalTokens } from './internal-token.js';
import { traced } from '../tracing/tracing.js';
import { endConnectionsOnClose } from './end-connections.js';
import { measureMessages } from './message-metrics.js';
import { RawJson } from './raw-json.js';
import { healthPath } from './replicas.js';

interface MessageServerOptions {
  service: string;
  tokens: InternalTokens;
  /** Handles one message; runs inside the request's context. */
  handle: (pattern: string, data: unknown) => Promise<unknown>;
  /** What `GET /health/ready` answers by; ready for ever without it. */
  readiness?: Readiness;
}

/** W3C trace context. */
export const traceHeader = 'traceparent';

const bodyLimit = 4 * 1024 * 1024;
const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

type MessageRequest = FastifyRequest<{ Params: { pattern: string } }>;

const openContext = async (
  request: MessageRequest,
  reply: FastifyReply,
  options: MessageServerOptions,
): Promise<RequestContext> => {
  const token = header(request, 'authorization')?.replace(/^Bearer /, '') ?? '';
  const caller = await options.tokens.verify(options.service, token).catch(() => {
    throw new AppError('unauthenticated', { message: 'Unsigned message' });
  });
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) {
      gone.abort();
    }
  });
  const deadline = Number(header(request, 'x-deadline'));
  const key = header(request, idempotencyHeader);
  return newContext({
    caller,
    keyedCall: key ? { key, pattern: request.params.pattern, input: request.body } : undefined,
    signal: gone.signal,
    ...(Number.isFinite(deadline) && deadline > 0 ? { deadline } : {}),
    address: header(request, addressHeader)?.slice(0, 64),
    requestId: header(request, 'x-request-id') ?? request.id,
  });
};

const jsonEscape = /\\(?:u[0-9a-f]{4}|.)/gi;

/**
 * The message without what no text in Postgres can hold: NUL is dropped, an unpaired surrogate replaced, so that neither
 * is ever a fault of ours. Only these two arrive escaped; `JSON.stringify` writes whole pairs as they are.
 */
const storable = (json: string): string =>
  /\\u(?:0000|d[89a-f])/i.test(json)
    ? json.replaceAll(jsonEscape, (escape) => {
        if (escape === '\\u0000') {
          return '';
        }
        return /^\\ud[89a-f]/i.test(escape) ? '\\ufffd' : escape;
      })
    : json;

const sendError = (reply: FastifyReply, error: unknown, pattern: string): FastifyReply => {
  if (error instanceof AppError) {
    return reply.code(error.status).send(toEnvelope(error));
  }
  if (findContext()?.signal.aborted || reply.raw.destroyed) {
    // The asking side went away; what its work ended with is no fault.
    return reply.code(503).send(toEnvelope(new AppError('unavailable')));
  }
  if (isPassingFault(error)) {
    logger.warn({ err: error, pattern }, 'database busy');
    return sendError(reply, new ReplicaBusy(), pattern);
  }
  logger.error({ err: error, pattern }, 'message failed');
  return reply.code(500).send(toEnvelope(new AppError('internal')));
};

/**
 * The receiving end of messages: keep-alive HTTP, one POST per message. On close it stops accepting, lets what is under
 * way finish, and only then resolves.
 */
export const createMessageServer = (options: MessageServerOptions): FastifyInstance => {
  const server = Fastify({ bodyLimit, forceCloseConnections: 'idle', keepAliveTimeout: 65_000 });
  endConnectionsOnClose(server);
  measureMessages(server);
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    parseJson(request, storable(String(body)), done),
  );
  server.post<{ Params: { pattern: string } }>('/messages/:pattern', async (request, reply) => {
    const { pattern } = request.params;
    try {
      const context = await openContext(request, reply, options);
      const parent = header(request, traceHeader);
      const response = await runInContext(context, () =>
        traced({ name: pattern, kind: 'server', parent }, () => options.handle(pattern, request.body ?? {})),
      );
      reply.type('application/json; charset=utf-8');
      return reply.send(response instanceof RawJson ? response.text : JSON.stringify(response ?? null));
    } catch (error) {
      return sendError(reply, error, pattern);
    }
  });
  server.get(healthPath, async (_request, reply) => {
    const failing = (await options.readiness?.failing()) ?? [];
    return reply.code(failing.length === 0 ? 200 : 503).send({ failing });
  });
  return server;
};
