import { Injectable } from '@nestjs/common';
import { maskEmail } from '@workboard/contracts';
import { audit, conflictAs, publish } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { PendingUser } from './pending-user.entity.js';
import { User } from './user.entity.js';

type NewUser = Pick<User, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'role'> &
  Partial<Omit<User, 'createdAt'>>;

/** The one way an account comes into being. An `id` is given only where an invitation reserved it. */
@Injectable()
export class NewUsers {
  /** Throws `email_taken`. Registrations that waited for the same address are over. */
  async create(manager: EntityManager, values: NewUser): Promise<User> {
    const user = await conflictAs('email_taken', manager.save(User, values));
    // Who opens the used link again is told that the address is confirmed, so that it has to outlive the registration.
    await manager.query(
      `UPDATE one_time_tokens token SET user_id = $1, pending_user_id = NULL, purpose = 'verification'
       FROM pending_users pending WHERE pending.id = token.pending_user_id AND pending.email = $2 AND token.used_at IS NOT NULL`,
      [user.id, user.email],
    );
    await manager.delete(PendingUser, { email: user.email });
    const { id: userId, role } = user;
    await publish(manager, 'user.created', { userId, role, verified: user.isVerified ?? false });
    await audit(manager, {
      action: 'account_created',
      target: 'account',
      targetId: userId,
      after: { role, email: maskEmail(user.email), companyId: user.companyId ?? null },
    });
    return manager.findOneByOrFail(User, { id: user.id });
  }
}
