import { Injectable } from '@nestjs/common';
import { maskEmail } from '@workboard/contracts';
import { audit, publish } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { lockUser } from '../users/lock-user.js';

/** The one way an account ends. */
@Injectable()
export class UserRemoval {
  constructor(private readonly sessions: SessionsService) {}

  /** Removes the account with its files, sessions and links; returns the sessions to forget. Throws `user_not_found`. */
  async remove(manager: EntityManager, id: number): Promise<string[]> {
    const { role, email } = await lockUser(manager, id);
    const sessions = await this.sessions.idsOf(manager, [id]);
    await manager.query(`UPDATE resume_files SET remove_after = now() WHERE user_id = $1`, [id]);
    await manager.query(`UPDATE data_exports SET user_id = NULL, expires_at = now() WHERE user_id = $1`, [id]);
    await manager.delete(User, { id });
    await publish(manager, 'user.deleted', { userId: id });
    await audit(manager, {
      action: 'account_deleted',
      target: 'account',
      targetId: id,
      before: { role, email: maskEmail(email) },
    });
    return sessions;
  }
}
