import {
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { currentContext } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import { limitOf } from './limits.js';
import { type Refundable, RateLimiter } from './rate-limiter.js';
import { routeOf } from './route.js';

const refundable = new WeakMap<FastifyRequest, Refundable>();

/** Counts every call of the `/api` under its route's limit. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (currentContext().caller?.apiToken) {
      await this.limiter.spend('apiToken', request);
    }
    refundable.set(request, await this.limiter.spend(limitOf(routeOf(context)), request));
    return true;
  }
}

/** Gives a call that succeeded back to the limits that count failures alone. */
@Injectable()
export class RefundSuccess implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await Promise.all((refundable.get(request) ?? []).map((giveBack) => giveBack()));
        return answer;
      }),
    );
  }
}
