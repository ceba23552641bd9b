import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { setPreference } from './set-preference.js';

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

  set(userId: number, on: boolean): Promise<void> {
    return setPreference(this.dataSource, userId, ['saved_job_reminders', on]);
  }
}
