import { mostListBytes, type Page, type PageQuery } from '@workboard/contracts';
import type { FastifyReply } from 'fastify';
import { sendJson } from './public-cache.js';

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
const linkNext = (reply: FastifyReply, offset: number): void => {
  const url = new URL(reply.request.url, 'http://gateway');
  url.searchParams.set('offset', String(offset));
  void reply.header('link', `<${url.pathname}${url.search}>; rel="next"`);
};

interface ListOptions {
  /** The field of the rows where the total is asked for, too. */
  name: string;
  query: Pick<PageQuery, 'offset' | 'includeTotal'>;
  /** `no-store` unless the list is everybody's. */
  cacheControl?: string;
}

/** Answers with a page of a list, or with its first rows and where it goes on when it is heavier than a list may be. */
export const sendList = (
  reply: FastifyReply,
  { rows, total }: Page<unknown>,
  { name, query, cacheControl = 'no-store' }: ListOptions,
): void => {
  const texts = lightest(rows);
  if (texts.length < rows.length) {
    linkNext(reply, (query.offset ?? 0) + texts.length);
  }
  const list = `[${texts.join(',')}]`;
  const body = query.includeTotal ? `{${JSON.stringify(name)}:${list},"total":${total}}` : list;
  sendJson(reply, Buffer.from(body), cacheControl);
};
