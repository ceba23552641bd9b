import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AppError } from '@workboard/contracts';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { z } from 'zod';
import { EnvError, readEnv } from '../env/env.js';
import { conflictAs, fromEnvelope, isPassingFault, parse, toEnvelope } from './errors.js';

const postgres = (fields: { code: string; constraint?: string }) =>
  new QueryFailedError('INSERT', [], Object.assign(new Error('refused'), fields));

describe('refusals', () => {
  it('name each field that is wrong, the first one as their sentence', () => {
    const form = z.object({ title: z.string('Title is required'), pay: z.object({ min: z.int('Whole kina') }) });
    expect(() => parse(form, { pay: { min: 0.5 } })).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        message: 'Title is required',
        details: [
          { field: 'title', message: 'Title is required' },
          { field: 'pay.min', message: 'Whole kina' },
        ],
      }),
    );
  });

  it('are the same after they travelled', () => {
    const refusal = new AppError('rate_limited', { message: 'Later', extra: { email: 'a@b.test' }, retryAfter: 3 });
    expect(fromEnvelope(JSON.parse(JSON.stringify(toEnvelope(refusal))))).toEqual(refusal);
  });

  it('stand for unique violations, and for nothing else', async () => {
    const taken = conflictAs('email_taken', Promise.reject(postgres({ code: '23505' })));
    await expect(taken).rejects.toMatchObject({ code: 'email_taken' });
    const broken = postgres({ code: '23503' });
    await expect(conflictAs('email_taken', Promise.reject(broken))).rejects.toBe(broken);
    expect(await conflictAs('email_taken', Promise.resolve(1))).toBe(1);
  });
});

describe('faults of the database', () => {
  it.each([
    ['a lock that was not given', postgres({ code: '55P03' }), true],
    ['a statement that took too long', postgres({ code: '57014' }), true],
    ['a server that is not there', Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), true],
    ['a full pool', new Error('timeout exceeded when trying to connect'), true],
    ['a rule that was broken', postgres({ code: '23514' }), false],
    ['a connection that broke within a transaction', new QueryRunnerAlreadyReleasedError(), true],
    ['the same, for its manager', new QueryRunnerProviderAlreadyReleasedError(), true],
    ['a mistake of ours', new TypeError('x is not a function'), false],
    ['nothing at all', null, false],
  ])('%s passes by itself: %j', (_, error, passes) => {
    expect(isPassingFault(error)).toBe(passes);
  });
});

describe('the environment', () => {
  const schema = z.object({ PORT: z.coerce.number().int(), HOST: z.string().default('127.0.0.1'), URL: z.url() });

  it('is read once, an empty variable as a missing one', () => {
    const source = { PORT: '80', HOST: '', URL: 'http://a.test', OTHER: 'x' };
    expect(readEnv(schema, source)).toEqual({ PORT: 80, HOST: '127.0.0.1', URL: 'http://a.test' });
  });

  it('takes what stands in a file that NAME_FILE names, unless NAME is given, and looks at no other file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'workboard-env-'));
    const file = join(folder, 'host');
    await writeFile(file, 'db.test\n');
    const source = { PORT: '80', URL: 'http://a.test', HOST_FILE: file, OTHER_FILE: '/nowhere' };
    expect(readEnv(schema, source).HOST).toBe('db.test');
    expect(readEnv(schema, { ...source, HOST: 'own.test' }).HOST).toBe('own.test');
    await rm(folder, { recursive: true });
    expect(() => readEnv(schema, source)).toThrow(/^HOST_FILE: ENOENT/);
  });

  it('is refused with all of its faults at once', () => {
    expect(() => readEnv(schema, { PORT: 'x' })).toThrow(
      new EnvError(
        'The environment is not complete:\n  PORT: Invalid input: expected number, received NaN\n  URL: Invalid input: expected string, received undefined',
      ),
    );
  });
});
