import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { AppError, type Caller, isForReaders, refusalOf, requireWriter, type Route } from '@workboard/contracts';
import { currentContext, ENV } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import { ApiTokens, apiTokenIn, checkScope } from '../session/api-tokens.js';
import { sessionCookieName } from '../session/session-cookie.js';
import type { Env } from '../env.js';
import { countDenial, countInvalidToken } from './security-metrics.js';
import { RateLimiter } from './rate-limiter.js';
import { routeOf } from './route.js';

/** Throws unless the route's declared access allows the caller; whose row it is, the owning service decides. */
const checkAccess = (route: Route, caller: Caller | null): void => {
  if (route.access === 'public') {
    return;
  }
  if (!caller) {
    throw new AppError('unauthenticated');
  }
  if (caller.secondFactorMissing && !route.beforeSecondFactor) {
    throw new AppError('second_factor_missing');
  }
  if (route.access !== 'session' && !route.access.includes(caller.role)) {
    countDenial(caller.role);
    throw new AppError(refusalOf(route));
  }
  if (!isForReaders(route)) {
    requireWriter(caller);
  }
};

/** Finds out who calls, then checks the route's access. Runs before everything else a route does. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  private readonly cookie: string;

  constructor(
    @Inject(ENV) env: Env,
    private readonly apiTokens: ApiTokens,
    private readonly limiter: RateLimiter,
  ) {
    super();
    this.cookie = sessionCookieName(env.PUBLIC_URL);
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context);
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller | null }>();
    const caller = await this.findCaller(context, request);
    if (caller) {
      checkScope(route, caller);
    }
    checkAccess(route, caller);
    const own = currentContext();
    if (own.requestId !== request.id) {
      // It would be done in somebody else's name.
      throw new Error('a request runs in the context of another');
    }
    // Until the second factor is on, public calls answer as to a visitor.
    own.caller = caller?.secondFactorMissing && !route.beforeSecondFactor ? null : caller;
    return true;
  }

  /** Whoever sends a token is nobody but whom that stands for, whatever cookie comes with it. */
  private async findCaller(
    context: ExecutionContext,
    request: FastifyRequest & { user?: Caller | null },
  ): Promise<Caller | null> {
    const token = apiTokenIn(request);
    if (token !== null) {
      try {
        return await this.apiTokens.callerOf(token);
      } catch (error) {
        if (error instanceof AppError && error.status === 401) {
          countInvalidToken();
          await this.limiter.spend('badApiToken', request);
        }
        throw error;
      }
    }
    if (request.cookies[this.cookie]) {
      await super.canActivate(context);
    }
    return request.user ?? null;
  }

  /** An invalid or ended session makes a visitor; only a fault on our side is an error. */
  override handleRequest<TUser>(error: unknown, user: TUser | false): TUser {
    if (error) {
      throw error;
    }
    if (!user) {
      countInvalidToken();
    }
    return (user || null) as TUser;
  }
}
