import { Injectable } from '@nestjs/common';
import { applicationsService, AppError, type Caller, type UpdateUser, type User } from '@workboard/contracts';
import { type Client, currentCaller, InjectClient, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { TokensService } from '../tokens/tokens.service.js';
import { profileOf } from './profile.rules.js';
import { UserEntity } from './user.entity.js';
import { isClose } from './user.policy.js';
import { presentUser } from './user.presenter.js';

/** Profiles: who sees one and what people change of their own (decisions A10, A11). */
@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: TokensService,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
  ) {}

  /** Throws `user_not_found` for a person who does not exist and for one the caller may not see, alike. */
  async get({ id }: { id: number }): Promise<User> {
    const caller = currentCaller();
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id });
    if (!user || !(isClose(caller, user) || (await this.isApplicantOf(caller, user)))) {
      throw new AppError('user_not_found');
    }
    return presentUser(user);
  }

  /** A new address is kept aside until its owner used the link mailed there; the answer shows the old one. */
  async update({ id, changes }: { id: number; changes: UpdateUser }): Promise<User> {
    this.requireSelf(id);
    return this.dataSource.transaction(async (manager) => {
      const user = await this.lock(manager, id);
      const { email } = changes;
      if (email !== undefined && email !== user.email) {
        await this.proposeEmail(manager, { userId: id, email });
      }
      const profile = profileOf(changes);
      if (Object.keys(profile).length > 0) {
        await manager.update(UserEntity, { id }, profile);
        await publish(manager, 'user.profile_changed', { userId: id });
      }
      return presentUser(await manager.findOneByOrFail(UserEntity, { id }));
    });
  }

  /** Mails a link to the new address. For an address that has an account it does nothing, so nobody can probe. */
  async proposeEmail(manager: EntityManager, { userId, email }: { userId: number; email: string }): Promise<void> {
    if (await manager.existsBy(UserEntity, { email })) {
      return;
    }
    await this.tokens.mint(manager, { purpose: 'email_change', subjectId: userId, email });
  }

  /** Marks an account and its address as verified; its owner is welcomed. */
  async verify(manager: EntityManager, id: number): Promise<void> {
    await manager.update(UserEntity, { id }, { isVerified: true, emailVerified: true });
    await publish(manager, 'user.verified', { userId: id });
  }

  /** The row, held until the transaction ends; throws `user_not_found`. */
  async lock(manager: EntityManager, id: number): Promise<UserEntity> {
    const user = await manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!user) {
      throw new AppError('user_not_found');
    }
    return user;
  }

  /** Super admins change others through the admin calls; to everybody else the other person does not exist. */
  private requireSelf(id: number): void {
    const caller = currentCaller();
    if (caller.userId !== id) {
      throw new AppError(caller.role === 'super_admin' ? 'forbidden' : 'user_not_found');
    }
  }

  private async isApplicantOf({ role, companyId }: Caller, user: UserEntity): Promise<boolean> {
    return role === 'employer' && companyId !== null && this.applications.isApplicant({ companyId, userId: user.id });
  }
}
