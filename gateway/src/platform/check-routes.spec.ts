import { expect, it } from '@jest/globals';
import { type DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Get } from '@nestjs/common';
import { api, type LimitName, type Route } from '@workboard/contracts';
import { CheckRoutes } from './check-routes.js';
import { ApiRoute } from './route.js';

/** Starts a gateway whose only controller this is. */
const start = (controller: object) => () => {
  const discovery = { getControllers: () => [{ instance: controller }] } as unknown as DiscoveryService;
  new CheckRoutes(discovery, new MetadataScanner()).onModuleInit();
};
const withRoute = (route: Route) => {
  class Example {
    @ApiRoute(route)
    call() {}
  }
  return new Example();
};

it('refuses to start with a call that names a limit nobody knows', () => {
  const limit = 'pasword' as LimitName;
  expect(start(withRoute({ ...api.auth.changePassword, limit }))).toThrow(
    'POST /auth/change-password has the unknown limit pasword',
  );
});

it('refuses to start with a method that has no contract', () => {
  class Example {
    @Get('open')
    call() {}
  }
  expect(start(new Example())).toThrow('Example.call has no route contract');
});

it('refuses to start while documented calls have no method', () => {
  expect(start(withRoute(api.jobs.list))).toThrow(/^No handler for: .*GET \/jobs\/my-jobs/);
});
