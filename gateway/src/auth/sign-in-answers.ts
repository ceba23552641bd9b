import { Injectable } from '@nestjs/common';
import {
  authService,
  type Caller,
  type LinkConfirmation,
  type OpenedSession,
  type SecondFactorTicket,
  type SignedIn,
  type User,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownDevices } from '../platform/known-devices.js';
import { SessionCookie } from '../session/session-cookie.js';

interface Device {
  /** It is not the person's own (decision P90). */
  sharedDevice?: boolean | undefined;
}

/**
 * Answers whoever signs in: with the cookie where a session was opened, else with what is still to be done. A session that
 * was open in this browser ends, as nobody could use or see it there any more.
 */
@Injectable()
export class SignInAnswers {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly cookie: SessionCookie,
    private readonly devices: KnownDevices,
  ) {}

  async answer(reply: FastifyReply, outcome: OpenedSession, device?: Device): Promise<User>;
  async answer(reply: FastifyReply, outcome: SignedIn, device?: Device): Promise<User | SecondFactorTicket>;
  async answer(
    reply: FastifyReply,
    outcome: SignedIn | LinkConfirmation,
  ): Promise<User | SecondFactorTicket | LinkConfirmation>;
  async answer(reply: FastifyReply, outcome: SignedIn | LinkConfirmation, { sharedDevice = false }: Device = {}) {
    if (!('sessionId' in outcome)) {
      return outcome;
    }
    const { user: before } = reply.request as FastifyRequest & { user?: Caller | null };
    if (before) {
      await this.auth.logout({ sessionId: before.sessionId });
    }
    await this.cookie.set(reply, outcome.sessionId, { isShared: sharedDevice });
    if (!sharedDevice) {
      this.devices.remember(reply, outcome.user.email);
    }
    return outcome.user;
  }
}
