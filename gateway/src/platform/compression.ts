import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const smallest = 1024;
const compressible = /^(text\/|application\/(json|xml|rss\+xml))/;
/**
 * While a reader waits, some 10 % more bytes cost less than half the processor time. A page is so large that .6 ms more are worth
 * it: they save 2 KB, 40 ms of a slow line. Who asks for the same again gets it packed as well as pays.
 */
const qualities = {
  quick: { br: 4, gzip: 4 },
  page: { br: 5, gzip: 4 },
  good: { br: 6, gzip: 6 },
  best: { br: 11, gzip: 9 },
};
type Quality = keyof typeof qualities;

const encoders = {
  br: (body: Buffer, quality: Quality) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: qualities[quality].br,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer, quality: Quality) => promisify(gzip)(body, { level: qualities[quality].gzip }),
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

interface Packed {
  body: Promise<Buffer>;
  isGood: boolean;
}

/** Bodies that caches hand out again and again are compressed once for the first reader, and once better for all others. */
const done = new WeakMap<Buffer, Partial<Record<Encoding, Packed>>>();

/** Bodies that stay the same for as long as the process lives. */
const lasting = new WeakSet<Buffer>();

/** Says that a body stays the same: it is worth a tenth of a second of work for its second reader. */
export const packWell = (body: Buffer): Buffer => {
  lasting.add(body);
  return body;
};

const compressed = (body: Buffer, encoding: Encoding, first: Quality): Promise<Buffer> => {
  const kept = done.get(body) ?? {};
  done.set(body, kept);
  const found = kept[encoding];
  if (!found) {
    const packed = encoders[encoding](body, first);
    kept[encoding] = { body: packed, isGood: false };
    return packed;
  }
  if (!found.isGood) {
    found.isGood = true;
    const improve = async () => {
      found.body = Promise.resolve(await encoders[encoding](body, lasting.has(body) ? 'best' : 'good'));
    };
    void improve();
  }
  return found.body;
};

/** Compresses text that is made for the answer (an `onSend` hook of Fastify); files are compressed by the build. */
export const compress = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
  const type = String(reply.getHeader('content-type') ?? '');
  if (
    !compressible.test(type) ||
    !(typeof payload === 'string' || Buffer.isBuffer(payload)) ||
    reply.hasHeader('content-encoding')
  ) {
    return payload;
  }
  if (!String(reply.getHeader('vary') ?? '').includes('Accept-Encoding')) {
    void reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '));
  }
  const encoding = accepted(request.headers['accept-encoding']);
  if (!encoding || payload.length < smallest) {
    return payload;
  }
  const whole = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const body = await compressed(whole, encoding, type.startsWith('text/html') ? 'page' : 'quick');
  void reply.header('content-encoding', encoding).header('content-length', body.length);
  return body;
};
