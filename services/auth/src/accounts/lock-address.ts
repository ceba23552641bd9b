import type { EntityManager } from 'typeorm';

/** Lets one transaction at a time decide what becomes of an address that has no account yet. */
export const lockAddress = async (manager: EntityManager, email: string): Promise<void> => {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [email]);
};
