import { Inject, Injectable } from '@nestjs/common';
import { secureSessionCookie, sessionCookie, sessionTtlMs, sharedSessionTtlMs } from '@workboard/contracts';
import type { FastifyReply } from 'fastify';
import { ENV } from '@workboard/service-kit';
import type { Env } from '../env.js';
import { signSession } from './session-token.js';

/** Under https the cookie has a name that binds it to this host; http, on this machine alone, has no such names. */
export const sessionCookieName = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? secureSessionCookie : sessionCookie;

/** Writes and clears the session cookie (decision A4). */
@Injectable()
export class SessionCookie {
  private readonly name: string;
  private readonly options;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.name = sessionCookieName(env.PUBLIC_URL);
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure: env.PUBLIC_URL.startsWith('https:') } as const;
  }

  /** On a shared device the browser forgets it when it is closed (decision P90). */
  async set(reply: FastifyReply, sessionId: string, { isShared }: { isShared: boolean }): Promise<void> {
    const seconds = (isShared ? sharedSessionTtlMs : sessionTtlMs) / 1000;
    const token = await signSession(this.env, { sid: sessionId, seconds });
    void reply.setCookie(this.name, token, isShared ? this.options : { ...this.options, maxAge: seconds });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.options);
  }
}
