import type { EntityManager } from 'typeorm';

// Any number that no other advisory lock of this service has.
const lockClass = 7301;

/**
 * Keeps a person from being forgotten until the transaction ends. False when that has happened already, to them or to the
 * file: then nothing of theirs may be written.
 */
export async function holdPerson(
  manager: EntityManager,
  { userId, fileId }: { userId: number; fileId?: string },
): Promise<boolean> {
  await manager.query(`SELECT pg_advisory_xact_lock_shared($1, $2)`, [lockClass, userId]);
  const gone: unknown[] = await manager.query(
    `SELECT FROM tombstones WHERE (kind = 'user' AND key = $1) OR (kind = 'file' AND key = $2)`,
    [String(userId), fileId ?? ''],
  );
  return gone.length === 0;
}

/** Writes tombstones, after every write in {@link holdPerson}'s protection has ended. */
export async function bury(
  manager: EntityManager,
  { userId, fileId }: { userId: number; fileId?: string },
): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock($1, $2)`, [lockClass, userId]);
  await manager.query(`INSERT INTO tombstones (kind, key) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
    fileId ? 'file' : 'user',
    fileId ?? String(userId),
  ]);
}
