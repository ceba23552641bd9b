import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { maskEmail } from '@workboard/contracts';
import { audit, conflictAs, publish } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService, type UsedToken } from '../tokens/tokens.service.js';
import { domainOf } from '../users/email-domain.rules.js';
import { dropPhoneSignIn } from '../users/phone-sign-in.entity.js';
import { User } from '../users/user.entity.js';

interface Proposal {
  userId: number;
  email: string;
  /** The session that asks, which goes on after the change. */
  sessionId?: string | null;
}

/** How an account gets another address, and how its owner gets the old one back (decisions A11, A12). */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly tokens: TokensService,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
  ) {}

  /** Mails a link to the new address. For an address that has an account it does nothing, so nobody can probe. */
  async propose(manager: EntityManager, { userId, email, sessionId }: Proposal): Promise<void> {
    if (await manager.existsBy(User, { email })) {
      return;
    }
    await this.tokens.mint(manager, { purpose: 'email_change', subjectId: userId, email, sessionId });
    await audit(manager, {
      action: 'email_change_asked',
      target: 'account',
      targetId: userId,
      after: { email: maskEmail(email) },
    });
  }

  /** Asks the account's owner, at the present address, whether a colleague may give the account another. */
  async askOwner(manager: EntityManager, { user, newEmail }: { user: User; newEmail: string }): Promise<void> {
    await this.tokens.mint(manager, { purpose: 'email_approval', subjectId: user.id, email: user.email, newEmail });
  }

  /**
   * Gives the account the address. The old one gets a way back for seven days, all sessions but `sessionId` and all
   * other links end. Answers the sessions to forget; throws `email_taken`.
   */
  async move(manager: EntityManager, { userId, email, sessionId = null }: Proposal): Promise<string[]> {
    const before = await manager.findOneByOrFail(User, { id: userId });
    const moved = domainOf(before.email) !== domainOf(email) && before.companyId !== null;
    const teamDomain = moved ? (before.teamDomain ?? domainOf(before.email)) : before.teamDomain;
    const values = { email, emailVerified: true, teamDomain };
    await conflictAs('email_taken', manager.update(User, { id: userId }, values));
    await this.tokens.endAll(manager, userId);
    await this.tokens.mint(manager, {
      purpose: 'email_undo',
      subjectId: userId,
      email: before.email,
      newEmail: email,
    });
    await publish(manager, 'user.profile_changed', { userId });
    await audit(manager, {
      action: 'email_changed',
      target: 'account',
      targetId: userId,
      before: { email: maskEmail(before.email) },
      after: { email: maskEmail(email) },
    });
    return this.sessions.endAll(manager, userId, sessionId);
  }

  /** A hash that no password has, for {@link takeBack}. */
  lockedHash(): Promise<string> {
    return this.passwords.hash(randomBytes(32).toString('base64url'));
  }

  /**
   * Gives the account its old address back. Whoever changed it knew the password: all sessions and links end, the
   * password becomes `passwordHash`, which nobody knows, and the owner is mailed a link to choose one. Answers the
   * sessions to forget.
   */
  async takeBack(manager: EntityManager, used: UsedToken, passwordHash: string): Promise<string[]> {
    const { subjectId: id, email } = used;
    await conflictAs('email_taken', manager.update(User, { id }, { email, emailVerified: true, passwordHash }));
    await dropPhoneSignIn(manager, id);
    await this.tokens.endAll(manager, id);
    await this.tokens.endLaterUndos(manager, used);
    await this.tokens.mint(manager, { purpose: 'password_reset', subjectId: id, email });
    await publish(manager, 'user.profile_changed', { userId: id });
    await audit(manager, {
      action: 'email_change_undone',
      target: 'account',
      targetId: id,
      after: { email: maskEmail(email) },
    });
    return this.sessions.endAll(manager, id);
  }
}
