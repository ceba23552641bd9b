import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { authService, type Caller } from '@workboard/contracts';
import { type Client, ENV, InjectClient, SessionCache } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { sessionCookieName } from '../session/session-cookie.js';
import { keyOf, sessionAudience, sessionIssuer } from '../session/session-token.js';
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
    const name = sessionCookieName(env.PUBLIC_URL);
    super({
      jwtFromRequest: (request: FastifyRequest) => request.cookies[name] ?? null,
      secretOrKeyProvider: (_request: unknown, token: string, done: (error: unknown, secret?: string) => void) =>
        // Verified by jsonwebtoken, which takes keys as well; these types know only texts.
        done(null, keyOf(token, env) as unknown as string),
      algorithms: ['HS256'],
      issuer: sessionIssuer,
      audience: sessionAudience,
    });
  }

  async validate({ sid }: SessionClaims): Promise<Caller | false> {
    const caller = (await this.cache.get(sid)) ?? (await this.auth.findSession({ sessionId: sid }));
    return caller ?? false;
  }
}
