import { Injectable } from '@nestjs/common';
import type { LinkConfirmation, OpenedSession, SecondFactorTicket, SignedIn, User } from '@workboard/contracts';
import type { FastifyReply } from 'fastify';
import { KnownDevices } from '../platform/known-devices.js';
import { SessionCookie } from './session-cookie.js';

/** Answers whoever signs in: with the cookie where a session was opened, else with what is still to be done. */
@Injectable()
export class SignInAnswers {
  constructor(
    private readonly cookie: SessionCookie,
    private readonly devices: KnownDevices,
  ) {}

  async answer(reply: FastifyReply, outcome: OpenedSession): Promise<User>;
  async answer(reply: FastifyReply, outcome: SignedIn): Promise<User | SecondFactorTicket>;
  async answer(
    reply: FastifyReply,
    outcome: SignedIn | LinkConfirmation,
  ): Promise<User | SecondFactorTicket | LinkConfirmation>;
  async answer(reply: FastifyReply, outcome: SignedIn | LinkConfirmation) {
    if (!('sessionId' in outcome)) {
      return outcome;
    }
    await this.cookie.set(reply, outcome.sessionId);
    this.devices.remember(reply, outcome.user.email);
    return outcome.user;
  }
}
