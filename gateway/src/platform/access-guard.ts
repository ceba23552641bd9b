import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { AppError, type Caller, type ErrorCode, type Route, sessionCookie } from '@workboard/contracts';
import { currentContext } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import { routeOf } from './route.js';

const isForSuperAdmins = ({ access }: Route): boolean => access.length === 1 && access[0] === 'super_admin';
const refusalOf = (route: Route): ErrorCode =>
  route.refusal ?? (isForSuperAdmins(route) ? 'super_admin_required' : 'forbidden');

/** Throws unless the route's declared access allows the caller; whose row it is, the owning service decides. */
const checkAccess = (route: Route, caller: Caller | null): void => {
  if (route.access === 'public') {
    return;
  }
  if (!caller) {
    throw new AppError('unauthenticated');
  }
  if (route.access !== 'session' && !route.access.includes(caller.role)) {
    throw new AppError(refusalOf(route));
  }
};

/** Finds out who calls, then checks the route's access. Runs before everything else a route does. */
@Injectable()
export class AccessGuard extends AuthGuard('session') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = routeOf(context);
    const request = context.switchToHttp().getRequest<FastifyRequest & { user?: Caller | null }>();
    if (request.cookies[sessionCookie]) {
      await super.canActivate(context);
    }
    const caller = request.user ?? null;
    currentContext().caller = caller;
    checkAccess(route, caller);
    return true;
  }

  /** An invalid or ended session makes a visitor; only a fault on our side is an error. */
  override handleRequest<TUser>(error: unknown, user: TUser | false): TUser {
    if (error) {
      throw error;
    }
    return (user || null) as TUser;
  }
}
