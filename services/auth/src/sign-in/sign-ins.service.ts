import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, type OpenedSession, secondFactor, type SignedIn } from '@workboard/contracts';
import { ENV } from '@workboard/service-kit';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import type { Env } from '../env.js';
import { SecondFactorsService } from '../second-factor/second-factors.service.js';
import { SignInTicket } from './sign-in-ticket.entity.js';
import { User } from '../users/user.entity.js';
import { presentOwn } from '../users/user.presenter.js';
import { DeviceWatchService } from './device-watch.service.js';
import { SessionsService, type SignInPlace } from '../sessions/sessions.service.js';

const hashOf = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** The one door: whoever proved a password or a mailed link gets a session here, or the question for the code. */
@Injectable()
export class SignInsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly factors: SecondFactorsService,
    private readonly devices: DeviceWatchService,
  ) {}

  /** Opens a session; for an account with a second factor it returns a ticket instead (decision A15). */
  async open(manager: EntityManager, user: User, place: SignInPlace): Promise<SignedIn> {
    return (await this.factors.isOn(manager, user.id))
      ? this.issueTicket(manager, user.id, place)
      : this.openNow(manager, user, place);
  }

  /** The second step. A ticket may be tried with several codes. Throws `ticket_expired`, `wrong_code`, `rate_limited`. */
  async finish({
    ticket,
    code,
    sharedDevice,
  }: {
    ticket: string;
    code: string;
    sharedDevice?: boolean;
  }): Promise<OpenedSession> {
    const hash = hashOf(ticket);
    const waiting = await this.dataSource.manager.findOneBy(SignInTicket, {
      hash,
      expiresAt: Raw((column) => `${column} > now()`),
    });
    if (!waiting) {
      throw new AppError('ticket_expired');
    }
    const { userId, device, address, isKnown } = waiting;
    return this.factors.spend({ userId, code, isKnown: isKnown === true }, async (manager) => {
      const { affected } = await manager.delete(SignInTicket, { hash });
      if (affected !== 1) {
        throw new AppError('ticket_expired');
      }
      const user = await manager.findOneByOrFail(User, { id: userId });
      return this.openNow(manager, user, {
        device: device ?? undefined,
        address: address ?? undefined,
        isKnown: isKnown ?? undefined,
        sharedDevice,
      });
    });
  }

  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM sign_in_tickets WHERE expires_at < now()`);
  }

  private async openNow(manager: EntityManager, user: User, place: SignInPlace): Promise<OpenedSession> {
    await this.devices.notice(manager, user, place);
    const sessionId = await this.sessions.open(manager, user.id, place);
    const isMissing = this.env.REQUIRE_SECOND_FACTOR === 'super_admins' && user.role === 'super_admin';
    const mustTurnOn = isMissing && !(await this.factors.isOn(manager, user.id));
    return { sessionId, user: { ...presentOwn(user), ...(mustTurnOn ? { secondFactorMissing: true as const } : {}) } };
  }

  private async issueTicket(manager: EntityManager, userId: number, place: SignInPlace): Promise<SignedIn> {
    const ticket = randomBytes(32).toString('base64url');
    const expiresAt = new Date(Date.now() + secondFactor.ticketTtlMs);
    const { device = null, address = null, isKnown = null } = place;
    await manager.insert(SignInTicket, { hash: hashOf(ticket), userId, device, address, isKnown, expiresAt });
    return { secondFactorRequired: true, ticket, expiresAt: expiresAt.toISOString() };
  }
}
