import { Injectable } from '@nestjs/common';
import {
  applicationsService,
  AppError,
  type Caller,
  type UpdatedUser,
  type UpdateUser,
  type User as UserResponse,
} from '@workboard/contracts';
import { type Client, InjectClient, publish, requireVersion } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import { EmailChanges } from './email-changes.js';
import { lockUser } from '../users/lock-user.js';
import { profileOf } from '../users/profile.rules.js';
import { User } from '../users/user.entity.js';
import { isClose } from '../users/user.policy.js';
import { presentOwn, presentUser } from '../users/user.presenter.js';

/** Profiles: who sees one and what people change of their own (decisions A10, A11). */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly emails: EmailChanges,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
  ) {}

  /** Throws `user_not_found` for a person who does not exist and for one the caller may not see, alike. */
  async get(caller: Caller, { id }: { id: number }): Promise<UserResponse> {
    const user = await this.dataSource.manager.findOneBy(User, { id });
    if (user && caller.userId === id) {
      return presentOwn(user);
    }
    const isHidden = user?.deleteAfter != null && caller.role !== 'super_admin';
    if (!user || isHidden || !(isClose(caller, user) || (await this.isApplicantOf(caller, user)))) {
      throw new AppError('user_not_found');
    }
    return presentUser(user);
  }

  /**
   * A new address needs the current password and is kept aside until its owner used the link mailed there; the answer
   * shows the old one and says what became of the new. Throws `wrong_password`, and then nothing is saved.
   */
  async update(caller: Caller, { id, changes }: { id: number; changes: UpdateUser }): Promise<UpdatedUser> {
    this.requireSelf(caller, id);
    const { email, currentPassword } = changes;
    const emailChange = await this.checkEmailChange({ id, email, currentPassword });
    return this.dataSource.transaction(async (manager) => {
      requireVersion(await lockUser(manager, id), changes.version);
      if (email !== undefined && emailChange === 'sent') {
        await this.emails.propose(manager, { userId: id, email, sessionId: caller.sessionId });
      }
      const profile = profileOf(changes);
      if (Object.keys(profile).length > 0) {
        await manager.update(User, { id }, profile);
        await publish(manager, 'user.profile_changed', { userId: id });
      }
      const user = presentUser(await manager.findOneByOrFail(User, { id }));
      return emailChange ? { ...user, emailChange } : user;
    });
  }

  /** Super admins change others through the admin calls; to everybody else the other person does not exist. */
  private requireSelf(caller: Caller, id: number): void {
    if (caller.userId !== id) {
      throw new AppError(caller.role === 'super_admin' ? 'forbidden' : 'user_not_found');
    }
  }

  private async checkEmailChange({
    id,
    email,
    currentPassword,
  }: {
    id: number;
    email: string | undefined;
    currentPassword: string | undefined;
  }): Promise<UpdatedUser['emailChange']> {
    const user = await this.dataSource.manager.findOneBy(User, { id });
    if (!user || email === undefined || email === user.email) {
      return undefined;
    }
    if (currentPassword === undefined || currentPassword === '') {
      return 'needs_password';
    }
    await this.passwords.require(user.passwordHash, currentPassword);
    return 'sent';
  }

  private async isApplicantOf({ role, companyId }: Caller, user: User): Promise<boolean> {
    return role === 'employer' && companyId !== null && this.applications.isApplicant({ companyId, userId: user.id });
  }
}
