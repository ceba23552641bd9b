import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

const freshMs = 1000;
const maxEntries = 500;

interface Entry {
  body: Promise<Buffer>;
  until: number;
}

/**
 * One-second cache for answers that are the same for everybody: however many ask at once, the service is asked once.
 * Short enough that nobody sees it, long enough to carry a rush (performance goal: 8 times the uncached rate).
 */
@Injectable()
export class PublicCache {
  private readonly entries = new Map<string, Entry>();

  get(key: string, load: () => Promise<Buffer>): Promise<Buffer> {
    const now = Date.now();
    const known = this.entries.get(key);
    if (known && known.until > now) {
      return known.body;
    }
    const body = load();
    if (this.entries.size >= maxEntries) {
      this.entries.clear();
    }
    this.entries.set(key, { body, until: now + freshMs });
    body.catch(() => this.entries.delete(key));
    return body;
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
