import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ENV, findCaller } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import { addressKey } from './address-key.js';

const cookieName = 'reporter';
const rememberedSeconds = 365 * 24 * 60 * 60;

/**
 * Tells reporters apart without an account: by the account where there is one, else by a signed cookie, which a first
 * report sets, else by address and browser. Many phones share an address; whoever invents browsers meets the limits.
 */
@Injectable()
export class ReporterDevices {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** A keyed hash; no address and no account can be read from it. */
  keyOf(request: FastifyRequest, reply: FastifyReply): string {
    const userId = findCaller()?.userId;
    if (userId !== undefined) {
      return this.hash(`user|${userId}`);
    }
    const known = this.read(request.cookies[cookieName]);
    const key = known ?? this.hash(`${addressKey(request.ip)}|${request.headers['user-agent'] ?? ''}`);
    if (known === null) {
      void reply.setCookie(cookieName, `${key}.${this.hash(`cookie|${key}`)}`, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: this.env.PUBLIC_URL.startsWith('https:'),
        maxAge: rememberedSeconds,
      });
    }
    return key;
  }

  private read(cookie: string | undefined): string | null {
    const [key = '', mark = ''] = cookie?.split('.') ?? [];
    const [given, expected] = [Buffer.from(mark), Buffer.from(this.hash(`cookie|${key}`))];
    return key !== '' && given.length === expected.length && timingSafeEqual(given, expected) ? key : null;
  }

  private hash(text: string): string {
    return createHmac('sha256', this.env.SESSION_SECRET).update(`reporter|${text}`).digest('base64url');
  }
}
