import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { currentContext } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import { limitOf } from './limits.js';
import { RateLimiter } from './rate-limiter.js';
import { noteRefundable } from './refund-success.js';
import { routeOf } from './route.js';

/** Counts every call of the `/api` under its route's limit. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(private readonly limiter: RateLimiter) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (currentContext().caller?.apiToken) {
      await this.limiter.spend('apiToken', request);
    }
    noteRefundable(request, await this.limiter.spend(limitOf(routeOf(context)), request));
    return true;
  }
}
