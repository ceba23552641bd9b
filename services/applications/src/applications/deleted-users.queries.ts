import { AppError } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';

// Any number that no other advisory lock of this service has.
const lockClass = 7001;

/**
 * Keeps a person's account from being deleted here until the transaction ends, so that an application sent meanwhile is
 * seen by the cascade. Throws `user_not_found` when the account is gone already.
 */
export const holdUser = async (manager: EntityManager, userId: number): Promise<void> => {
  await manager.query(`SELECT pg_advisory_xact_lock_shared($1, $2)`, [lockClass, userId]);
  const gone: unknown[] = await manager.query(`SELECT FROM deleted_users WHERE user_id = $1`, [userId]);
  if (gone.length > 0) {
    throw new AppError('user_not_found');
  }
};

/** Writes the tombstone, after every write in {@link holdUser}'s protection has ended. */
export const buryUser = async (manager: EntityManager, userId: number): Promise<void> => {
  await manager.query(`SELECT pg_advisory_xact_lock($1, $2)`, [lockClass, userId]);
  await manager.query(`INSERT INTO deleted_users (user_id) VALUES ($1) ON CONFLICT DO NOTHING`, [userId]);
};
