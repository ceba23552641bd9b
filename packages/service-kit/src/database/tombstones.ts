import { AppError, type ErrorCode } from '@workboard/contracts';
import { Entity, type EntityManager, PrimaryColumn } from 'typeorm';

/** The tombstone of a deleted user: nothing of theirs may be written any more. */
@Entity('deleted_users')
export class DeletedUser {
  @PrimaryColumn('int', { name: 'user_id', primaryKeyConstraintName: 'deleted_users_pkey' })
  userId: number;
}

/** Makes the table of {@link DeletedUser}. */
export const deletedUsersTable = `CREATE TABLE deleted_users (
    user_id int NOT NULL,
    CONSTRAINT deleted_users_pkey PRIMARY KEY (user_id)
  )`;

/** Names the advisory locks of users. Each service has its own, so that none waits for another's transactions. */
const lockClass = `hashtext(current_schema() || '.users')`;

/** Waits until no transaction is deleting the user, and keeps the next one from doing so until this one ends. */
export const lockUserShared = async (manager: EntityManager, userId: number): Promise<void> => {
  await manager.query(`SELECT pg_advisory_xact_lock_shared(${lockClass}, $1)`, [userId]);
};

/** Waits until every transaction that writes for the user has ended; used before their tombstone is written. */
export const lockUserExclusive = async (manager: EntityManager, userId: number): Promise<void> => {
  await manager.query(`SELECT pg_advisory_xact_lock(${lockClass}, $1)`, [userId]);
};

/**
 * Call before anything is written for a user: the user cannot be deleted here until the transaction ends, so that the
 * deletion finds every row. Throws `error` when they were deleted already.
 */
export const protectUser = async (manager: EntityManager, userId: number, error: ErrorCode): Promise<void> => {
  await lockUserShared(manager, userId);
  const tombstones: unknown[] = await manager.query(`SELECT FROM deleted_users WHERE user_id = $1`, [userId]);
  if (tombstones.length > 0) {
    throw new AppError(error);
  }
};

/** Writes the user's tombstone, once every transaction that protects them ({@link protectUser}) has ended. */
export const markUserDeleted = async (manager: EntityManager, userId: number): Promise<void> => {
  await lockUserExclusive(manager, userId);
  await manager.query(`INSERT INTO deleted_users (user_id) VALUES ($1) ON CONFLICT DO NOTHING`, [userId]);
};
