import { Injectable } from '@nestjs/common';
import { conflictAs, publish } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { PendingUser } from '../accounts/pending-user.entity.js';
import { UserEntity } from './user.entity.js';

type NewUser = Pick<UserEntity, 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'role'> &
  Partial<Omit<UserEntity, 'createdAt'>>;

/** The one way an account comes into being. An `id` is given only where an invitation reserved it. */
@Injectable()
export class NewUsers {
  /** Throws `email_taken`. Registrations that waited for the same address are over. */
  async create(manager: EntityManager, values: NewUser): Promise<UserEntity> {
    const user = await conflictAs('email_taken', manager.save(UserEntity, values));
    await manager.delete(PendingUser, { email: user.email });
    const { id: userId, role } = user;
    await publish(manager, 'user.created', { userId, role, verified: user.isVerified ?? false });
    return manager.findOneByOrFail(UserEntity, { id: user.id });
  }
}
