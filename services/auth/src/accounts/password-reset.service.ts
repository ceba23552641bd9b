import { Injectable } from '@nestjs/common';
import { AppError } from '@workboard/contracts';
import { audit, publish } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { dropPhoneSignIn } from '../users/phone-sign-in.entity.js';
import { User } from '../users/user.entity.js';
import { requireUncommon } from '../passwords/common-password.rules.js';
import { Passwords } from '../passwords/passwords.js';

/** A forgotten password (decision A7). */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly tokens: TokensService,
    private readonly sessions: SessionsService,
  ) {}

  /** Mails a link to the owner of the address, if there is one, and answers alike either way. */
  async forgot({ email }: { email: string }): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(User, { email });
      if (user) {
        await this.tokens.mint(manager, { purpose: 'password_reset', subjectId: user.id, email });
      }
    });
    return null;
  }

  /**
   * Sets the password, proves the address, ends all sessions and all other mailed links. An account that a super admin
   * created unverified stays so; it gets a new verification mail, because the old link ended too.
   */
  async reset(input: { token: string; password: string }): Promise<{ verificationRequired: boolean }> {
    const passwordHash = await this.passwords.hash(input.password);
    const { ended, verificationRequired } = await this.dataSource.transaction(async (manager) => {
      const used = await this.tokens.use(manager, { token: input.token, purposes: ['password_reset'] });
      if (!used) {
        throw new AppError('invalid_reset_token');
      }
      const { subjectId: id, email } = used;
      requireUncommon(await manager.findOneByOrFail(User, { id }), input.password);
      await manager.update(User, { id }, { passwordHash, emailVerified: true });
      await dropPhoneSignIn(manager, id);
      await this.tokens.endAll(manager, id);
      await publish(manager, 'user.password_changed', { userId: id });
      await audit(manager, { action: 'password_reset', target: 'account', targetId: id });
      const { isVerified } = await manager.findOneByOrFail(User, { id });
      if (!isVerified) {
        await this.tokens.mint(manager, { purpose: 'verification', subjectId: id, email });
      }
      return { ended: await this.sessions.endAll(manager, id), verificationRequired: !isVerified };
    });
    await this.sessions.forget(ended);
    return { verificationRequired };
  }
}
