import { mostListBytes } from '@workboard/contracts';
import type { FastifyReply } from 'fastify';

/** The JSON of a list's first rows, as many as weigh {@link mostListBytes} together, one at least. */
export const lightest = (rows: readonly unknown[]): string[] => {
  const texts: string[] = [];
  let bytes = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    bytes += Buffer.byteLength(text);
    if (bytes > mostListBytes && texts.length > 0) {
      break;
    }
    texts.push(text);
  }
  return texts;
};

/** Says in a `Link` header (RFC 8288) where a list goes on that ended early. */
export const linkNext = (reply: FastifyReply, offset: number): void => {
  const url = new URL(reply.request.url, 'http://gateway');
  url.searchParams.set('offset', String(offset));
  void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
};
