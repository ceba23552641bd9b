import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { allRoutes, type Route } from '@workboard/contracts';
import { limitOf, limits } from './limits.js';
import { findRoute } from './route.js';

const requireKnownLimit = (route: Route): void => {
  const limit = limitOf(route);
  if (!(limit in limits)) {
    throw new Error(`${route.method} ${route.path} has the unknown limit ${limit}`);
  }
};

/**
 * Refuses to start when a documented call has no method, when a controller method has no contract and so no access rule, or when
 * a call is counted under a limit that nobody knows.
 */
@Injectable()
export class CheckRoutes implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  onModuleInit(): void {
    const bound = new Set<Route>();
    for (const { instance } of this.discovery.getControllers()) {
      const prototype: object = Object.getPrototypeOf(instance);
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const method: object = Reflect.get(prototype, name);
        const isHandler = Reflect.hasMetadata('path', method);
        const route = findRoute(method);
        if (isHandler && !route) {
          throw new Error(`${prototype.constructor.name}.${name} has no route contract`);
        }
        if (route) {
          requireKnownLimit(route);
          bound.add(route);
        }
      }
    }
    const missing = allRoutes
      .filter(({ route }) => !bound.has(route))
      .map(({ route }) => `${route.method} ${route.path}`);
    if (missing.length > 0) {
      throw new Error(`No handler for: ${missing.join(', ')}`);
    }
  }
}
