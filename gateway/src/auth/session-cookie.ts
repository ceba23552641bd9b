import { Inject, Injectable } from '@nestjs/common';
import { sessionCookie, sessionTtlMs } from '@workboard/contracts';
import type { FastifyReply } from 'fastify';
import { SignJWT } from 'jose';
import { ENV } from '@workboard/service-kit';
import type { Env } from '../env.js';

/** Writes and clears the session cookie (decision A4). */
@Injectable()
export class SessionCookie {
  private readonly key: Uint8Array;
  private readonly options;

  constructor(@Inject(ENV) env: Env) {
    this.key = new TextEncoder().encode(env.SESSION_SECRET);
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure: env.PUBLIC_URL.startsWith('https:') } as const;
  }

  async set(reply: FastifyReply, sessionId: string): Promise<void> {
    const seconds = sessionTtlMs / 1000;
    const token = await new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime(`${seconds}s`)
      .sign(this.key);
    void reply.setCookie(sessionCookie, token, { ...this.options, maxAge: seconds });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(sessionCookie, this.options);
  }
}
