import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '@workboard/service-kit';
import type { FastifyReply } from 'fastify';

const megabyte = 1024 * 1024;

/**
 * One-second cache for answers that are the same for everybody: however many ask at once, the service is asked once.
 * Short enough that nobody sees it, long enough to carry a rush (performance goal: 8 times the uncached rate).
 * What is held is bounded, so that nobody exhausts memory by asking for many different lists; the largest are not kept, nor what
 * nobody asks for again.
 */
@Injectable()
export class PublicCache extends LoadingCache<Buffer> {
  constructor() {
    super({
      name: 'public lists',
      freshMs: 1000,
      againWithinMs: 10_000,
      maxBytes: 32 * megabyte,
      maxValueBytes: megabyte / 2,
      sizeOf: ({ length }) => length,
    });
  }
}

/** Answers that caches hand out again and again are hashed once. */
const etags = new WeakMap<Buffer, string>();

const etagOf = (body: Buffer): string => {
  const kept = etags.get(body) ?? `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  etags.set(body, kept);
  return kept;
};

/** Sends ready JSON with an ETag; a browser that has the same text already gets 304 and no body. */
export const sendJson = (reply: FastifyReply, body: Buffer, cacheControl = 'no-cache'): void => {
  const etag = etagOf(body);
  void reply.header('etag', etag).header('cache-control', cacheControl).header('vary', 'Cookie, Accept-Encoding');
  if (reply.request.headers['if-none-match'] === etag) {
    void reply.code(304).send();
    return;
  }
  void reply.type('application/json; charset=utf-8').send(body);
};
