import { Injectable } from '@nestjs/common';
import { AppError, type Caller } from '@workboard/contracts';
import { audit, publish } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { User } from '../users/user.entity.js';
import { requireUncommon } from '../passwords/common-password.rules.js';
import { Passwords } from '../passwords/passwords.js';

/** A password changed by who knows the present one. */
@Injectable()
export class PasswordChangeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
  ) {}

  /**
   * Ends the caller's other sessions and all mailed links, and tells the owner. Throws `wrong_password`, and
   * `common_password` for admins.
   */
  async change(
    { userId: id, sessionId }: Caller,
    input: { currentPassword: string; newPassword: string },
  ): Promise<null> {
    const user = await this.dataSource.manager.findOneBy(User, { id });
    if (!user) {
      throw new AppError('unauthenticated');
    }
    await this.passwords.require(user.passwordHash, input.currentPassword);
    requireUncommon(user, input.newPassword, 'newPassword');
    const passwordHash = await this.passwords.hash(input.newPassword);
    const ended = await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(User, { id, passwordHash: user.passwordHash }, { passwordHash });
      if (affected !== 1) {
        throw new AppError('conflict');
      }
      await this.tokens.endAll(manager, id);
      await publish(manager, 'user.password_changed', { userId: id });
      await audit(manager, { action: 'password_changed', target: 'account', targetId: id });
      return this.sessions.endAll(manager, id, sessionId);
    });
    await this.sessions.forget(ended);
    return null;
  }
}
