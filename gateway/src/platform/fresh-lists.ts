import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { type Observable, tap } from 'rxjs';
import { PublicCache } from './public-cache.js';
import { routeOf } from './route.js';

/** Whoever changed a job or a company finds it changed in the next list: the answers kept for a second are dropped first. */
@Injectable()
export class FreshLists implements NestInterceptor {
  constructor(private readonly cache: PublicCache) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const answer = next.handle();
    return routeOf(context).changesLists ? answer.pipe(tap(() => this.cache.clear())) : answer;
  }
}
