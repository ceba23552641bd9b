import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { currentContext, newContext, runInContext } from '@workboard/service-kit';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { MeantAccounts } from './meant-accounts.js';

const attempt = async (headers: Record<string, string>, userId?: number): Promise<string> => {
  const context = { switchToHttp: () => ({ getRequest: () => ({ headers }) }) } as unknown as ExecutionContext;
  return runInContext(newContext(), async () => {
    currentContext().caller = userId === undefined ? null : testCaller({ userId });
    new MeantAccounts().canActivate(context);
    return 'done';
  });
};

describe('a call that waited on a device (decision P51)', () => {
  it('is done for the account that wrote it, and for whoever names none', async () => {
    expect(await attempt({ 'x-account': '7' }, 7)).toBe('done');
    expect(await attempt({}, 8)).toBe('done');
  });

  it('is refused when another is signed in by now, or nobody', async () => {
    expect(await refusalOf(attempt({ 'x-account': '7' }, 8))).toBe('unauthenticated');
    expect(await refusalOf(attempt({ 'x-account': '7' }))).toBe('unauthenticated');
  });
});
