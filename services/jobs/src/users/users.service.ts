import { Injectable } from '@nestjs/common';
import { AppError } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import { DeletedUser } from './deleted-user.entity.js';

/** Advisory locks of this schema's users; the second key is the user's id. */
const lockClass = 7_301_001;

/** Makes sure that nothing is written for a person while they are being deleted, or after. */
@Injectable()
export class Users {
  /** Holds a person until the transaction ends. Throws `unauthenticated` when they were deleted. */
  async hold(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock_shared($1, $2)`, [lockClass, userId]);
    if (await manager.existsBy(DeletedUser, { userId })) {
      throw new AppError('unauthenticated');
    }
  }

  /** Leaves the tombstone, once every write that holds the person has ended. */
  async bury(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock($1, $2)`, [lockClass, userId]);
    await manager.query(`INSERT INTO deleted_users (user_id) VALUES ($1) ON CONFLICT DO NOTHING`, [userId]);
  }
}
