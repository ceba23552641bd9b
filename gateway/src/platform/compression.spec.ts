import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { request } from 'undici';
import { waitFor } from '@workboard/test-kit';
import { compress, packWell } from './compression.js';

const text = 'Port Moresby, Lae, Mt Hagen. '.repeat(100);
const server = fastify();
let origin: string;

/** Like a page: much of it is alike, and much is not. */
const lasting = packWell(
  Buffer.from(Array.from({ length: 2000 }, (_, at) => `<p>${((at * 7919) % 2003).toString(36)}</p>`).join('')),
);

beforeAll(async () => {
  server.addHook('onSend', compress);
  server.get('/long', (_request, reply) => reply.type('application/json; charset=utf-8').send(Buffer.from(text)));
  server.get('/lasting', (_request, reply) => reply.type('text/html; charset=utf-8').send(lasting));
  server.get('/short', (_request, reply) => reply.type('text/html; charset=utf-8').send('short'));
  server.get('/picture', (_request, reply) => reply.type('image/png').send(Buffer.from(text)));
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const get = async (path: string, encodings: string) => {
  const { headers, body } = await request(`${origin}${path}`, { headers: { 'accept-encoding': encodings } });
  return { headers, body: Buffer.from(await body.arrayBuffer()) };
};

describe('compression of answers', () => {
  it('prefers brotli, and tells caches what the answer depends on', async () => {
    const answer = await get('/long', 'gzip, deflate, br');
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(answer.body).toString()).toBe(text);
  });

  it('takes gzip from those who do not know or refuse brotli', async () => {
    const answer = await get('/long', 'gzip, br;q=0');
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.body).toString()).toBe(text);
  });

  it.each(['/short', '/picture'])('leaves %s as it is', async (url) => {
    expect((await get(url, 'br')).headers['content-encoding']).toBeUndefined();
  });

  it('packs what lasts as well as can be, after its first readers', async () => {
    const best = brotliCompressSync(lasting).length;
    expect((await get('/lasting', 'br')).body.length).toBeGreaterThan(best);
    await waitFor(async () => (await get('/lasting', 'br')).body.length === best);
    expect(brotliDecompressSync((await get('/lasting', 'br')).body).equals(lasting)).toBe(true);
  });

  it('sends plain text to those who ask for nothing else', async () => {
    expect((await get('/long', 'identity')).body.toString()).toBe(text);
  });
});
