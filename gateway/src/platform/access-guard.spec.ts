import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { api, type Caller, type Route } from '@workboard/contracts';
import { findCaller, newContext, runInContext } from '@workboard/service-kit';
import { refusalOf, testCaller } from '@workboard/test-kit';
import type { Env } from '../env.js';
import { AccessGuard } from './access-guard.js';
import { ApiRoute } from './route.js';

/** Lets a caller try a route; answers as whom the call goes on. */
const attempt = async (route: Route, caller: Caller): Promise<Caller | null> => {
  class Example {
    call() {}
  }
  const descriptor = Object.getOwnPropertyDescriptor(Example.prototype, 'call') ?? {};
  ApiRoute(route)(Example.prototype, 'call', descriptor);
  const context = {
    getHandler: () => Reflect.get(descriptor, 'value') as unknown,
    switchToHttp: () => ({ getRequest: () => ({ cookies: {}, user: caller }) }),
  } as unknown as ExecutionContext;
  return runInContext(newContext(), async () => {
    await new AccessGuard({ PUBLIC_URL: 'http://localhost:3000' } as Env).canActivate(context);
    return findCaller();
  });
};

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
