import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.js';

/** Browsers say where a request comes from, programs do not. */
const isBrowser = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] !== undefined;

/** Families share a phone: so many accounts are remembered, the last ones. */
const maxAccounts = 5;
const rememberedSeconds = 365 * 24 * 60 * 60;

/**
 * Browsers that signed in to an account before. Their cookie is no way in; it only keeps strangers' wrong guesses from
 * standing in the way of the account's owner.
 */
@Injectable()
export class KnownDevices {
  private readonly name: string;
  private readonly options;

  constructor(@Inject(ENV) private readonly env: Env) {
    const secure = env.PUBLIC_URL.startsWith('https:');
    this.name = secure ? '__Host-device' : 'device';
    this.options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }

  /** Only browsers, which say where a request comes from, are remembered; programs keep to the session's cookie. */
  remember(reply: FastifyReply, email: string): void {
    if (!isBrowser(reply.request)) {
      return;
    }
    const mark = this.markOf(email);
    const marks = [mark, ...this.marksIn(reply.request).filter((other) => other !== mark)].slice(0, maxAccounts);
    void reply.setCookie(this.name, marks.join('.'), { ...this.options, maxAge: rememberedSeconds });
  }

  /** Whether the request comes from a browser that signed in to the account before. */
  knows(request: FastifyRequest, email: string): boolean {
    const expected = Buffer.from(this.markOf(email));
    return this.marksIn(request).some((mark) => {
      const given = Buffer.from(mark);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  /** The same, and undefined for programs, which keep no mark. */
  recognise(request: FastifyRequest, email: string): boolean | undefined {
    return isBrowser(request) ? this.knows(request, email) : undefined;
  }

  private marksIn({ cookies }: FastifyRequest): string[] {
    return (cookies[this.name] ?? '').split('.').filter(Boolean).slice(0, maxAccounts);
  }

  private markOf(email: string): string {
    return createHmac('sha256', this.env.SESSION_SECRET).update(`device|${email.toLowerCase()}`).digest('base64url');
  }
}
