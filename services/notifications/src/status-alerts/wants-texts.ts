import type { EntityManager } from 'typeorm';

/** Whether a seeker wants texts about their applications and has given a number. */
export const wantsTexts = async (manager: EntityManager, userId: number): Promise<boolean> => {
  const wanted: unknown[] = await manager.query(
    `SELECT id FROM application_status_alerts WHERE user_id = $1 AND is_active AND phone IS NOT NULL`,
    [userId],
  );
  return wanted.length > 0;
};
