import { finished } from 'node:stream/promises';
import { uploadMaxBytes } from '@workboard/contracts';
import { withDeadline } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Whoever sends more, or more slowly, is cut off. */
const mostBytes = 2 * uploadMaxBytes;
const longestMs = 5000;

/**
 * Before an answer that closes its connection, takes what is left of a body that was refused unread (an `onSend` hook of
 * Fastify). Otherwise the sender, still writing, would find the connection broken instead of the refusal. Connections that
 * stay open need no such help: Node reads on while the answer is under way.
 */
export const takeUnreadBody = async (
  { raw }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  const closes = !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';
  if (!closes || raw.complete || raw.destroyed) {
    return payload;
  }
  const enough = new AbortController();
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      enough.abort();
    }
  };
  raw.unpipe().on('data', count).resume();
  // Ended, broken off or cut off: in each case there is nothing more to wait for.
  await withDeadline({ ms: longestMs, signal: enough.signal }, (signal) =>
    finished(raw, { signal, cleanup: true }),
  ).catch(() => undefined);
  raw.off('data', count);
  return payload;
};
