import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FlightCache } from './flight-cache.js';

/**
 * One-second cache for answers that are the same for everybody: however many ask at once, the service is asked once.
 * Short enough that nobody sees it, long enough to carry a rush (performance goal: 8 times the uncached rate).
 */
@Injectable()
export class PublicCache extends FlightCache<Buffer> {
  constructor() {
    super({ freshMs: 1000, maxEntries: 500 });
  }
}

/** Sends ready JSON with an ETag; a browser that has the same text already gets 304 and no body. */
export const sendJson = (reply: FastifyReply, body: Buffer): void => {
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  void reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'Cookie, Accept-Encoding');
  if (reply.request.headers['if-none-match'] === etag) {
    void reply.code(304).send();
    return;
  }
  void reply.type('application/json; charset=utf-8').send(body);
};
