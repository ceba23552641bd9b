import { Injectable } from '@nestjs/common';
import { lockUserShared } from '@workboard/service-kit';
import { DataSource } from 'typeorm';

/** Whether saved jobs remind a seeker before they close: yes, unless they chose otherwise (decision P94). */
@Injectable()
export class SavedJobReminders {
  constructor(private readonly dataSource: DataSource) {}

  async areOn(userId: number): Promise<boolean> {
    const rows: { on: boolean }[] = await this.dataSource.query(
      `SELECT saved_job_reminders AS on FROM mail_preferences WHERE user_id = $1`,
      [userId],
    );
    return rows[0]?.on ?? true;
  }

  /** Writes nothing for a deleted account: mailed links outlive it. */
  async set(userId: number, on: boolean): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await lockUserShared(manager, userId);
      await manager.query(
        `INSERT INTO mail_preferences (user_id, saved_job_reminders)
         SELECT $1, $2 WHERE NOT EXISTS (SELECT FROM deleted_users WHERE user_id = $1)
         ON CONFLICT (user_id) DO UPDATE SET saved_job_reminders = excluded.saved_job_reminders, updated_at = now()`,
        [userId, on],
      );
    });
  }
}
