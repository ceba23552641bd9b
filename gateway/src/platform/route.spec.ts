import 'reflect-metadata';
import { describe, expect, it, jest } from '@jest/globals';
import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { authApi, jobsApi, type Route } from '@workboard/contracts';
import { FreshLists } from './fresh-lists.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { LargeWrites } from './large-writes.js';
import { RefundSuccess } from './refund-success.js';
import { ApiRoute } from './route.js';

/** What stands around a call, from the outside in. */
const around = (route: Route): unknown => {
  const method = jest.fn();
  ApiRoute(route)({}, 'method', { value: method });
  return Reflect.getMetadata(INTERCEPTORS_METADATA, method);
};

describe('what stands around a call', () => {
  it('is nothing when it only reads', () => {
    expect(around(jobsApi.list)).toEqual([]);
    expect(around(jobsApi.get)).toEqual([]);
  });

  it('is what its contract asks for', () => {
    expect(around(jobsApi.create)).toEqual([FreshLists, IdempotencyKeys, LargeWrites]);
    expect(around(jobsApi.update)).toEqual([FreshLists, LargeWrites]);
    expect(around(authApi.login)).toEqual([RefundSuccess, LargeWrites]);
  });
});
