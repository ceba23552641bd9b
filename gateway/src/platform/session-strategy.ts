import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { authService, type Caller, sessionCookie } from '@workboard/contracts';
import { type Client, ENV, InjectClient, SessionCache } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import type { Env } from '../env.js';

interface SessionClaims {
  sid: string;
}

/**
 * Reads the session cookie and looks the session up on every request: first in Redis, where an entry lives for seconds,
 * then with the auth service, whose database is the truth. The cookie's own expiry is never trusted alone (decision A4).
 */
@Injectable()
export class SessionStrategy extends PassportStrategy(Strategy, 'session') {
  constructor(
    @Inject(ENV) env: Env,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly cache: SessionCache,
  ) {
    super({
      jwtFromRequest: (request: FastifyRequest) => request.cookies[sessionCookie] ?? null,
      secretOrKey: env.SESSION_SECRET,
      algorithms: ['HS256'],
    });
  }

  async validate({ sid }: SessionClaims): Promise<Caller | false> {
    const caller = (await this.cache.get(sid)) ?? (await this.auth.findSession({ sessionId: sid }));
    return caller ?? false;
  }
}
