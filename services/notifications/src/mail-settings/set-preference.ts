import { lockUserShared } from '@workboard/service-kit';
import type { DataSource } from 'typeorm';

interface Preferences {
  application_mails: string;
  saved_job_reminders: boolean;
}

/** Keeps what a person chose; nothing for a deleted account, which mailed links outlive. */
export const setPreference = <Name extends keyof Preferences>(
  dataSource: DataSource,
  userId: number,
  [name, value]: readonly [Name, Preferences[Name]],
): Promise<void> =>
  dataSource.transaction(async (manager) => {
    await lockUserShared(manager, userId);
    await manager.query(
      `INSERT INTO mail_preferences (user_id, ${name})
       SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM deleted_users WHERE user_id = $1)
       ON CONFLICT (user_id) DO UPDATE SET ${name} = excluded.${name}, updated_at = now()`,
      [userId, value],
    );
  });
