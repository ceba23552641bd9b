import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const smallest = 1024;
const compressible = /^(text\/|application\/(json|xml|rss\+xml))/;
const brotliQuality = 5;

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof encoders;

const accepted = (header: string | string[] | undefined): Encoding | undefined => {
  const names = String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
};

/** Bodies that caches hand out again and again are compressed once. */
const done = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

const compressed = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  const kept = done.get(body) ?? {};
  done.set(body, kept);
  kept[encoding] ??= encoders[encoding](body);
  return kept[encoding];
};

/** Compresses text that is made for the answer (an `onSend` hook of Fastify); files are compressed by the build. */
export const compress = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  const isText = compressible.test(String(reply.getHeader('content-type') ?? ''));
  if (!isText || !(typeof payload === 'string' || Buffer.isBuffer(payload)) || reply.hasHeader('content-encoding')) {
    return payload;
  }
  if (!String(reply.getHeader('vary') ?? '').includes('Accept-Encoding')) {
    void reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
  }
  const encoding = accepted(request.headers['accept-encoding']);
  if (!encoding || payload.length < smallest) {
    return payload;
  }
  const body = await compressed(typeof payload === 'string' ? Buffer.from(payload) : payload, encoding);
  void reply.header('content-encoding', encoding).header('content-length', body.length);
  return body;
};
