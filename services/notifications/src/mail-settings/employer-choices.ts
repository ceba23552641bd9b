import { Injectable } from '@nestjs/common';
import type { ApplicationMailChoice } from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Drop } from '../deliveries/outcome.js';
import { setPreference } from './set-preference.js';

/** How employers want mails about applications: at once (unless they chose otherwise), once a day, or not. */
@Injectable()
export class EmployerChoices {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async get(userId: number): Promise<ApplicationMailChoice> {
    const rows: { choice: ApplicationMailChoice }[] = await this.dataSource.query(
      `SELECT application_mails AS choice FROM mail_preferences WHERE user_id = $1`,
      [userId],
    );
    return rows[0]?.choice ?? 'immediate';
  }

  set(userId: number, choice: ApplicationMailChoice): Promise<void> {
    return setPreference(this.dataSource, userId, ['application_mails', choice]);
  }

  /** Keeps an application for the summary of whoever wants one a day. Throws `Drop` unless it is to be mailed at once. */
  async mustBeImmediate({ userId, applicationId }: { userId: number; applicationId: number }): Promise<void> {
    const choice = await this.get(userId);
    if (choice === 'off') {
      throw new Drop('the employer wants no mails about applications');
    }
    if (choice === 'daily') {
      await this.dataSource.query(
        `INSERT INTO application_digest_items (user_id, application_id, created_at) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING`,
        [userId, applicationId, this.clock.now()],
      );
      throw new Drop('waits for the daily summary');
    }
  }
}
