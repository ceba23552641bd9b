import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { allRoutes, type Route } from '@workboard/contracts';
import { findRoute } from './route.js';

/** Refuses to start when a documented call has no method, or a controller method has no contract and so no access rule. */
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
