import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import { logger } from '@workboard/service-kit';
import fastify from 'fastify';
import { sendError, toAppError } from './error-filter.js';

const server = fastify();
const told = jest.spyOn(logger, 'info');

let origin: string;

beforeAll(async () => {
  server.setErrorHandler((error, _request, reply) => sendError(reply, toAppError(error)));
  server.get<{ Params: { code: 'forbidden' | 'job_not_found' } }>('/api/refuse/:code', ({ params }) => {
    throw new AppError(params.code);
  });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  told.mockClear();
});
afterAll(() => server.close());

describe('a refusal', () => {
  it('of access is logged with its reason and route, and without what the address holds', async () => {
    expect((await fetch(`${origin}/api/refuse/forbidden?token=SECRET`)).status).toBe(403);
    expect(told.mock.calls).toEqual([[{ code: 'forbidden', path: '/api/refuse/:code' }, 'access refused']]);
  });

  it('of anything else is not', async () => {
    expect((await fetch(`${origin}/api/refuse/job_not_found`)).status).toBe(404);
    expect(told).not.toHaveBeenCalled();
  });
});
