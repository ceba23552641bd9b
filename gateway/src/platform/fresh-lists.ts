import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, tap } from 'rxjs';
import { PublicCache } from './public-cache.js';

/** Whoever changed a job or a company finds it changed in the next list: the answers kept for a second are dropped first. */
@Injectable()
export class FreshLists implements NestInterceptor {
  constructor(private readonly cache: PublicCache) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(tap(() => this.cache.clear()));
  }
}
