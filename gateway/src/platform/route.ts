import {
  applyDecorators,
  createParamDecorator,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  type NestInterceptor,
  Patch,
  Post,
  Put,
  SetMetadata,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { isCreating, type Route } from '@workboard/contracts';
import { parse } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { FreshLists } from './fresh-lists.js';
import { IdempotencyKeys } from './idempotency-keys.js';
import { LargeWrites } from './large-writes.js';
import { limitOf, limits } from './limits.js';
import { RefundSuccess } from './refund-success.js';

const methods = { GET: Get, POST: Post, PUT: Put, PATCH: Patch, DELETE: Delete } as const;
const routeMetadata = 'workboard:route';

/**
 * What stands around a call, from the outside in. Only what its contract asks for: each costs every call a chain of observables, and most
 * calls read and need none.
 */
const aroundCalls: readonly (readonly [isAsked: (route: Route) => boolean, Type<NestInterceptor>])[] = [
  [({ changesLists }) => changesLists === true, FreshLists],
  [(route) => limits[limitOf(route)]?.some(({ failuresOnly }) => failuresOnly), RefundSuccess],
  [isCreating, IdempotencyKeys],
  [({ method }) => method !== 'GET', LargeWrites],
];

/** Binds a controller method to a call of the `/api`: method, path, status, and through them access, schemas and docs. */
export const ApiRoute = (route: Route): MethodDecorator =>
  applyDecorators(
    methods[route.method](route.path.replaceAll(/\{(\w+)\}/g, ':$1')),
    HttpCode(route.status ?? 200),
    SetMetadata(routeMetadata, route),
    UseInterceptors(...aroundCalls.flatMap(([isAsked, interceptor]) => (isAsked(route) ? [interceptor] : []))),
  );

/** The contract of a controller method; undefined for one that was declared without {@link ApiRoute}. */
export const findRoute = (handler: object): Route | undefined => Reflect.getMetadata(routeMetadata, handler);

/** The contract of the call that is under way; throws when there is none. */
export const routeOf = (context: ExecutionContext): Route => {
  const handler = context.getHandler();
  const route = findRoute(handler);
  if (!route) {
    throw new Error(`${handler.name} has no route contract`);
  }
  return route;
};

/** A parameter without a value counts as missing, as forms send it for what was not filled in. */
const withoutBlanks = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));

type Part<S> = S extends z.ZodType ? z.output<S> : undefined;
/** The checked input of a route. */
export interface RouteInput<R extends Route> {
  params: Part<R['params']>;
  query: Part<R['query']>;
  body: Part<R['body']>;
}

/** The checked query of a route. @throws AppError with the schema's sentence */
export const checkedQuery = <S extends z.ZodType>(schema: S, query: unknown): z.output<S> =>
  parse(schema, withoutBlanks(query));

/** Injects the route's checked input; faults leave as 400 with the schema's sentence. */
export const Input = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const route = routeOf(context);
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return {
    params: route.params ? parse(route.params, request.params) : undefined,
    query: route.query ? checkedQuery(route.query, request.query) : undefined,
    body: route.body ? parse(route.body, request.body ?? {}) : undefined,
  };
});
