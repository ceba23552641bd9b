import multipart from '@fastify/multipart';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import { readUpload } from './read-upload.js';

const part = (name: string, body: string) =>
  `--abc\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n${body}\r\n`;
const end = '--abc--\r\n';

describe('reading an upload', () => {
  let server: FastifyInstance;
  let address: string;
  beforeAll(async () => {
    server = fastify();
    await server.register(multipart, { limits: { fileSize: 1000, files: 1, fields: 2 } });
    server.post('/', async (request) => {
      const { bytes, fields } = await readUpload(request, 'resume');
      return { text: bytes.toString(), fields };
    });
    server.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof AppError ? error.status : 500).send({ error: (error as Error).message }),
    );
    address = await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  const send = async (payload: string, type = 'multipart/form-data; boundary=abc') => {
    const reply = await fetch(address, { method: 'POST', body: payload, headers: { 'content-type': type } });
    return { status: reply.status, ...((await reply.json()) as object) };
  };

  it('gives the file and the fields beside it', async () => {
    const field = '--abc\r\nContent-Disposition: form-data; name="companyId"\r\n\r\n7\r\n';
    const whole = { status: 200, text: '%PDF', fields: { companyId: '7' } };
    expect(await send(field + part('resume', '%PDF') + end)).toEqual(whole);
    expect(await send(part('resume', '%PDF') + field + end)).toEqual(whole);
  });

  const missing = 'Please select a file to upload';
  const broken = 'The upload did not arrive whole, please try again';
  it.each([
    ['another body', '{}', 'application/json', 415, expect.any(String)],
    ['no boundary', 'x', 'multipart/form-data', 400, broken],
    ['no form at all', 'nonsense', undefined, 400, broken],
    ['a form that ends too early', part('resume', '%PDF'), undefined, 400, broken],
    ['an empty body', '', undefined, 400, missing],
    ['an empty file', part('resume', '') + end, undefined, 400, missing],
    ['a file of another name', part('photo', '%PDF') + end, undefined, 400, missing],
    ['two files', part('resume', '1') + part('resume', '2') + end, undefined, 400, 'Please upload one file at a time'],
    ['a file too big', part('resume', 'x'.repeat(1001)) + end, undefined, 413, 'File size must be less than 10MB'],
  ])('refuses %s', async (_, payload, type, status, error) => {
    expect(await send(payload, type)).toMatchObject({ status, error });
  });
});
