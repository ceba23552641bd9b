import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { concatMap, type Observable } from 'rxjs';
import type { Refundable } from './rate-limiter.js';

const refundable = new WeakMap<FastifyRequest, Refundable>();

/** Remembers what a call was counted under, until it is known whether it succeeds. */
export const noteRefundable = (request: FastifyRequest, refunds: Refundable): void => {
  if (refunds.length > 0) {
    refundable.set(request, refunds);
  }
};

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
