import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  notificationsService,
  type PhoneSignIn as PhoneSignInResponse,
  type PhoneSignInNews,
  type SignedIn,
} from '@workboard/contracts';
import { maskPhone } from '@workboard/contracts/phone-number';
import { audit, type Client, InjectClient, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import type { SignInPlace } from '../sessions/sessions.service.js';
import { SignInsService } from '../sign-in/sign-ins.service.js';
import { lockUser } from '../users/lock-user.js';
import { PhoneSignIn } from '../users/phone-sign-in.entity.js';
import { User } from '../users/user.entity.js';
import { PhoneCodesService } from './phone-codes.service.js';

interface PhoneAndCode {
  phone: string;
  code: string;
}

/** Numbers that sign in to accounts of seekers (decision A24). */
@Injectable()
export class PhoneSignInsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: PhoneCodesService,
    private readonly passwords: Passwords,
    private readonly signIns: SignInsService,
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  /** Opens a session, or asks for the second factor. Throws `wrong_code`; only who holds the phone learns `phone_unknown`. */
  async signIn({ phone: typed, code, ...place }: PhoneAndCode & SignInPlace): Promise<SignedIn> {
    const phone = await this.codes.spend({ phone: typed, code });
    return this.dataSource.transaction(async (manager) => {
      const link = await manager.findOne(PhoneSignIn, { where: { phone }, lock: { mode: 'pessimistic_read' } });
      const user = link && (await manager.findOneBy(User, { id: link.userId, role: 'job_seeker', isVerified: true }));
      if (!user) {
        throw new AppError('phone_unknown');
      }
      return this.signIns.open(manager, user, place);
    });
  }

  async find({ userId }: Caller): Promise<PhoneSignInResponse> {
    const link = await this.dataSource.manager.findOneBy(PhoneSignIn, { userId });
    return { phone: link?.phone ?? null, since: link?.linkedAt.toISOString() ?? null };
  }

  /**
   * The caller signs in with this number from now on. Another account that it signed in to loses it and is told: numbers
   * are given to others. Throws `wrong_password`, `wrong_code`.
   */
  async add(caller: Caller, { phone: typed, code, currentPassword }: PhoneAndCode & { currentPassword: string }) {
    const { userId } = caller;
    const { passwordHash } = await this.dataSource.manager.findOneByOrFail(User, { id: userId });
    await this.passwords.require(passwordHash, currentPassword);
    const phone = await this.codes.spend({ phone: typed, code });
    await this.dataSource.transaction(async (manager) => {
      await lockUser(manager, userId);
      await this.unlink(manager, { where: { phone, userId: Not(userId) }, news: 'moved' });
      await manager.delete(PhoneSignIn, { userId });
      await manager.insert(PhoneSignIn, { phone, userId });
      await this.tell(manager, { userId, phone, news: 'on' });
    });
    return this.find(caller);
  }

  /** Ends it; without one nothing happens. */
  async remove({ userId }: Caller): Promise<null> {
    await this.dataSource.transaction((manager) => this.unlink(manager, { where: { userId }, news: 'off' }));
    return null;
  }

  /** 'This is not my account': the number signs in to nobody's, and texts for earlier owners end. Throws `wrong_code`. */
  async disown({ phone: typed, code }: PhoneAndCode): Promise<null> {
    const phone = await this.codes.spend({ phone: typed, code });
    // Outside of any transaction: forgetting it twice does no harm.
    await this.notifications.forgetPhone({ phone });
    return this.end({ phone });
  }

  /** The same, asked for by a text from the number itself. */
  async end({ phone }: { phone: string }): Promise<null> {
    await this.dataSource.transaction((manager) => this.unlink(manager, { where: { phone }, news: 'disowned' }));
    return null;
  }

  private async unlink(
    manager: EntityManager,
    { where, news }: { where: object; news: Exclude<PhoneSignInNews, 'on'> },
  ): Promise<void> {
    for (const { phone, userId } of await manager.findBy(PhoneSignIn, where)) {
      const { affected } = await manager.delete(PhoneSignIn, { phone, userId });
      if (affected === 1) {
        await this.tell(manager, { userId, phone, news });
      }
    }
  }

  private async tell(
    manager: EntityManager,
    { userId, phone, news }: { userId: number; phone: string; news: PhoneSignInNews },
  ): Promise<void> {
    const action = {
      on: 'phone_sign_in_on',
      off: 'phone_sign_in_off',
      moved: 'phone_disowned',
      disowned: 'phone_disowned',
    };
    const masked = maskPhone(phone);
    await publish(manager, 'user.phone_sign_in', { userId, news, phone: masked });
    await audit(manager, {
      action: action[news] as 'phone_sign_in_on',
      target: 'account',
      targetId: userId,
      after: { phone: masked },
    });
  }
}
