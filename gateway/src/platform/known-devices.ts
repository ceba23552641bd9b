import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.js';

const deviceCookie = 'device';
const rememberedSeconds = 365 * 24 * 60 * 60;

/**
 * Browsers that signed in to an account before. Their cookie is no way in; it only keeps strangers' wrong guesses from
 * standing in the way of the account's owner.
 */
@Injectable()
export class KnownDevices {
  private readonly options;

  constructor(@Inject(ENV) private readonly env: Env) {
    this.options = {
      path: '/api/auth',
      httpOnly: true,
      sameSite: 'lax',
      secure: env.PUBLIC_URL.startsWith('https:'),
    } as const;
  }

  /** Only browsers, which say where a request comes from, are remembered; programs keep to the session's cookie. */
  remember(reply: FastifyReply, email: string): void {
    if (reply.request.headers['sec-fetch-site'] === undefined) {
      return;
    }
    void reply.setCookie(deviceCookie, this.markOf(email), { ...this.options, maxAge: rememberedSeconds });
  }

  /** Whether the request comes from a browser that signed in to the account before. */
  knows({ cookies }: FastifyRequest, email: string): boolean {
    const [given, expected] = [Buffer.from(cookies[deviceCookie] ?? ''), Buffer.from(this.markOf(email))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private markOf(email: string): string {
    return createHmac('sha256', this.env.SESSION_SECRET).update(`device|${email.toLowerCase()}`).digest('base64url');
  }
}
