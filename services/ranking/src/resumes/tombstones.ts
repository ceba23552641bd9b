import { lockUserExclusive, lockUserShared } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';

/**
 * Keeps a user and their file from being deleted here until the transaction ends. False when either was deleted already:
 * then nothing of theirs may be written.
 */
export const protectFromDeletion = async (
  manager: EntityManager,
  { userId, fileId }: { userId: number; fileId?: string },
): Promise<boolean> => {
  await lockUserShared(manager, userId);
  const tombstones: unknown[] = await manager.query(
    `SELECT FROM tombstones WHERE (kind = 'user' AND key = $1) OR (kind = 'file' AND key = $2)`,
    [String(userId), fileId ?? ''],
  );
  return tombstones.length === 0;
};

/** Writes the tombstone of a user, or of one file, once every transaction that protects them has ended. */
export const markDeleted = async (
  manager: EntityManager,
  { userId, fileId }: { userId: number; fileId?: string },
): Promise<void> => {
  await lockUserExclusive(manager, userId);
  await manager.query(`INSERT INTO tombstones (kind, key) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    fileId ? 'file' : 'user',
    fileId ?? String(userId),
  ]);
};
