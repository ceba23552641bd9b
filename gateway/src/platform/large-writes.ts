import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { newLargeGate } from './large-calls.js';

/** Bytes of JSON above which a write counts as large; what people write in our forms is far below. */
const largeFrom = 20_000;

const isLarge = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/json') === true &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > largeFrom);

/** Lets large writes through a few at a time: a thousand ads of 95 KB at once, say. */
@Injectable()
export class LargeWrites implements NestInterceptor {
  private readonly gate = newLargeGate();

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!isLarge(context.switchToHttp().getRequest<FastifyRequest>())) {
      return next.handle();
    }
    return defer(() => this.gate.pass(() => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }
}
