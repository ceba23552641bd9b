import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { AppError } from '@workboard/contracts';
import { currentContext } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';

const printable = /^[\x21-\x7e]{1,200}$/;

/** Takes the `Idempotency-Key` of a creating call along to the service (decision W12). */
@Injectable()
export class IdempotencyKeys implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
    if (key !== undefined) {
      if (typeof key !== 'string' || !printable.test(key)) {
        throw new AppError('validation_failed', {
          message: 'Idempotency-Key must be 1 to 200 characters without spaces',
        });
      }
      currentContext().idempotencyKey = key;
    }
    return next.handle();
  }
}
