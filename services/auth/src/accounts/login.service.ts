import { Injectable } from '@nestjs/common';
import { AppError, maskEmail, type SignedIn } from '@workboard/contracts';
import { audit } from '@workboard/service-kit';
import { DataSource, Raw } from 'typeorm';
import type { SignInPlace } from '../sessions/sessions.service.js';
import { SignInsService } from '../sign-in/sign-ins.service.js';
import { User } from '../users/user.entity.js';
import { Passwords } from '../passwords/passwords.js';
import { PendingUser } from '../users/pending-user.entity.js';

/** Signing in with a password (decision A6). */
@Injectable()
export class LoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly signIns: SignInsService,
  ) {}

  /**
   * Throws `invalid_credentials` for an unknown address and for a wrong password alike, after the same time; only who
   * knows the password learns with `verification_required` that the account waits for its verification.
   */
  async login({ email, password, ...place }: { email: string; password: string } & SignInPlace): Promise<SignedIn> {
    const { manager } = this.dataSource;
    const [user, pending] = await Promise.all([
      manager.findOneBy(User, { email }),
      manager.findBy(PendingUser, { email, expiresAt: Raw((column) => `${column} > now()`) }),
    ]);
    const account = await this.passwords.find<User | PendingUser>(user ? [user] : pending, password);
    if (!account) {
      await this.recordFailure(user, email);
      throw new AppError('invalid_credentials');
    }
    if (!user?.isVerified) {
      throw new AppError('verification_required', { extra: { verificationRequired: true, email } });
    }
    const outcome = await this.openFor(user, place);
    await this.renewHash(user, password);
    return outcome;
  }

  /** Opens the session only if the password that was checked is still the password. */
  private openFor({ id, passwordHash }: User, place: SignInPlace): Promise<SignedIn> {
    return this.dataSource.transaction(async (manager) => {
      const unchanged = await manager.findOne(User, {
        where: { id, passwordHash },
        lock: { mode: 'pessimistic_read' },
      });
      if (!unchanged) {
        throw new AppError('conflict');
      }
      return this.signIns.open(manager, unchanged, place);
    });
  }

  /** Written for known and unknown addresses alike, so that both take the same time. */
  private recordFailure(user: User | null, email: string): Promise<void> {
    const after = { email: maskEmail(email) };
    return audit(this.dataSource.manager, { action: 'sign_in_failed', target: 'account', targetId: user?.id, after });
  }

  private async renewHash({ id, passwordHash }: User, password: string): Promise<void> {
    if (!this.passwords.isOutdated(passwordHash)) {
      return;
    }
    const renewed = await this.passwords.hash(password);
    await this.dataSource.manager.update(User, { id, passwordHash }, { passwordHash: renewed });
  }
}
