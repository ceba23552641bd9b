import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { api, AppError, type Caller, type Route } from '@workboard/contracts';
import { findCaller, newContext, runInContext } from '@workboard/service-kit';
import { refusalOf, testCaller } from '@workboard/test-kit';
import type { Env } from '../env.js';
import type { ApiTokens } from '../session/api-tokens.js';
import { AccessGuard } from './access-guard.js';
import type { RateLimiter } from './rate-limiter.js';
import { ApiRoute } from './route.js';

const token = 'pngwb_known';
/** Knows one token. */
const tokensOf = (caller: Caller) =>
  ({
    callerOf: async (given: string) => {
      if (given !== token) {
        throw new AppError('api_token_invalid');
      }
      return caller;
    },
  }) as ApiTokens;

/** Lets a caller try a route; answers as whom the call goes on. */
const attempt = async (
  route: Route,
  caller: Caller,
  {
    headers = {},
    spent = [],
    within = 'own',
  }: { headers?: Record<string, string>; spent?: string[]; within?: string } = {},
): Promise<Caller | null> => {
  class Example {
    call() {}
  }
  const descriptor = Object.getOwnPropertyDescriptor(Example.prototype, 'call') ?? {};
  ApiRoute(route)(Example.prototype, 'call', descriptor);
  const context = {
    getHandler: () => Reflect.get(descriptor, 'value') as unknown,
    switchToHttp: () => ({
      getRequest: () => ({ id: 'own', headers, cookies: {}, user: headers['authorization'] ? undefined : caller }),
    }),
  } as unknown as ExecutionContext;
  return runInContext(newContext({ requestId: within }), async () => {
    const limiter = { spend: async (name: string) => void spent.push(name) } as unknown as RateLimiter;
    const env = { PUBLIC_URL: 'http://localhost:3000' } as Env;
    await new AccessGuard(env, tokensOf(caller), limiter).canActivate(context);
    return findCaller();
  });
};

it('refuses a request that runs in the context of another', async () => {
  const caller = testCaller({ role: 'job_seeker' });
  await expect(attempt(api.auth.me, caller, { within: 'another' })).rejects.toThrow('in the context of another');
});

describe('a super admin whose second factor is missing (decision A15)', () => {
  const caller = testCaller({ role: 'super_admin', secondFactorMissing: true });

  it.each([
    ['a super admin call', api.admin.users],
    ['a call of everybody signed in', api.auth.sessions],
    ['closing the account', api.account.close],
  ])('is refused %s', async (_, route) => {
    expect(await refusalOf(attempt(route, caller))).toBe('second_factor_missing');
  });

  it.each([
    ['who they are', api.auth.me],
    ['the setting up', api.secondFactor.setUp],
    ['turning it on', api.secondFactor.turnOn],
    ['signing out', api.auth.logout],
  ])('gets to %s', async (_, route) => {
    expect(await attempt(route, caller)).toEqual(caller);
  });

  it('reads public calls as a visitor, and everything once it is on', async () => {
    expect(await attempt(api.jobs.list, caller)).toBeNull();
    const { secondFactorMissing: _, ...complete } = caller;
    expect(await attempt(api.admin.users, complete)).toEqual(complete);
  });
});

describe('a program with an API token (decision P85)', () => {
  const caller = testCaller({
    role: 'employer',
    companyId: 1,
    teamRole: 'owner',
    apiToken: { id: 1, scopes: ['jobs:read'] },
  });
  const headers = { authorization: `Bearer ${token}` };

  it('makes the calls of its scopes as its company', async () => {
    expect(await attempt(api.jobs.mine, caller, { headers })).toEqual(caller);
    expect(await attempt(api.jobs.list, caller, { headers })).toEqual(caller);
  });

  it.each([
    ['calls of another scope', api.jobs.create, 'api_token_scope'],
    ['calls that name none', api.team.list, 'api_token_refused'],
    ['public calls that name none', api.auth.login, 'api_token_refused'],
    ['what makes tokens', api.apiTokens.create, 'api_token_refused'],
  ])('is refused %s', async (_, route, code) => {
    expect(await refusalOf(attempt(route, caller, { headers }))).toBe(code);
  });

  it('is no visitor when its token is none, and such tries are counted', async () => {
    const spent: string[] = [];
    const tried = attempt(api.jobs.list, caller, { headers: { authorization: 'Bearer made-up' }, spent });
    expect(await refusalOf(tried)).toBe('api_token_invalid');
    expect(spent).toEqual(['badApiToken']);
  });
});
