import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Gate } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import { defer, lastValueFrom, type Observable } from 'rxjs';

/** Bytes of JSON above which a write counts as large; what people write in our forms is far below. */
const largeFrom = 20_000;
const atATime = 2;
const mostWaiting = 20;

const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/json') === true &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > largeFrom);

/**
 * Lets large writes through two at a time, so that whoever posts a thousand ads of 95 KB leaves the machine, and the
 * connections to the database, to those who look at pages. Some wait, the others are refused with `unavailable` and told
 * when to come back.
 */
@Injectable()
export class LargeWrites implements NestInterceptor {
  private readonly gate = new Gate(atATime, mostWaiting);

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!isLarge(context.switchToHttp().getRequest<FastifyRequest>())) {
      return next.handle();
    }
    return defer(() => this.gate.pass(() => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
