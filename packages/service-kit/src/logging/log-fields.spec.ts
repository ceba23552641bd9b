import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { QueryFailedError } from 'typeorm';
import { logSettings } from './logging.js';

const canary = 'canary-7f3a9';
const address = `${canary}@people.test`;

const lineOf = (fields: object, message: string): string => {
  const lines: string[] = [];
  pino(logSettings, { write: (line: string) => void lines.push(line) }).error(fields, message);
  return lines.join('');
};

const queryFailed = (message: string) =>
  new QueryFailedError(
    'UPDATE users SET bio = $1',
    [canary, address],
    Object.assign(new Error(message), { code: '55P03' }),
  );

describe('a log line', () => {
  it.each([
    ['parameters of a statement', { err: queryFailed('canceling statement due to lock timeout') }],
    ['a value that Postgres quotes', { err: queryFailed(`invalid input syntax for type integer: "${canary}"`) }],
    ['a body', { body: { password: canary }, token: canary, cookie: canary }],
    ['an address', { err: new Error(`550 <${address}> unknown`), reason: `refused ${address}` }],
    ['a query string', { path: `//?token=${canary}`, err: new Error(`no page at /auth?token=${canary}&x=1`) }],
    ['a connection string', { err: new Error(`cannot reach postgres://auth:${canary}@db/workboard`) }],
    ['a cause', { err: new Error('outer', { cause: new Error(`mail to ${address}`) }) }],
    ['fields of an error', { err: Object.assign(new Error('no'), { config: { password: canary }, text: canary }) }],
  ])('does not hold %s', (_what, fields) => {
    const line = lineOf(fields, `about ${address}`);
    expect(line).not.toContain(canary);
    expect(JSON.parse(line)).toMatchObject({ level: 'error' });
  });

  it('says what went wrong and where', () => {
    const line = lineOf({ err: queryFailed('canceling statement due to lock timeout'), pattern: 'auth.login' }, 'busy');
    expect(JSON.parse(line)).toMatchObject({
      msg: 'busy',
      pattern: 'auth.login',
      err: { type: 'QueryFailedError', code: '55P03', stack: expect.stringContaining('log-fields.spec') },
    });
  });
});
