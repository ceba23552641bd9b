import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { AppError } from '@workboard/contracts';
import { findCaller } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';

/**
 * Refuses a call that was written for another account than the one that is signed in by now, so that nothing that waited on a
 * shared phone is done in somebody else's name (decision P51).
 */
@Injectable()
export class MeantAccounts implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const meant = context.switchToHttp().getRequest<FastifyRequest>().headers['x-account'];
    if (meant !== undefined && meant !== String(findCaller()?.userId)) {
      throw new AppError('unauthenticated');
    }
    return true;
  }
}
