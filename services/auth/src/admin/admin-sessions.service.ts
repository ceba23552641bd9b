import { Injectable } from '@nestjs/common';
import { AppError, type Caller, type OpenSession } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { lockUser } from '../users/lock-user.js';

/** Others' sessions, for super admins who answer somebody whose phone is gone (decision A4). */
@Injectable()
export class AdminSessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
  ) {}

  /** Throws `user_not_found`. */
  async list(caller: Caller, { id }: { id: number }): Promise<OpenSession[]> {
    if (!(await this.dataSource.manager.existsBy(User, { id }))) {
      throw new AppError('user_not_found');
    }
    return this.sessions.list(caller, id);
  }

  /** Ends them all, half-done sign-ins too. Throws `self_administration` and `user_not_found`. */
  async end(caller: Caller, { id }: { id: number }): Promise<null> {
    if (caller.userId === id) {
      throw new AppError('self_administration', { message: 'Sign out your own devices on your Security page' });
    }
    const ended = await this.dataSource.transaction(async (manager) => {
      await lockUser(manager, id);
      return this.sessions.endTold(manager, { userId: id });
    });
    await this.sessions.forget(ended);
    return null;
  }
}
