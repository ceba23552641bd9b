import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { intend } from '../deliveries/intents.js';
import { applicationsDigest } from '../messages/applications/applications-digest.js';

/** Makes the daily summaries of new applications. */
@Injectable()
export class ApplicationDigests {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of a day: one per person, over what came in before its slot. Repeating it adds nothing. */
  async open({ period, slot }: { period: string; slot: Date }): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const people: { userId: number }[] = await manager.query(
        `WITH taken AS (
           UPDATE application_digest_items AS item SET period = $1
           WHERE item.period IS NULL AND item.created_at < $2 AND NOT EXISTS (
             SELECT FROM deliveries WHERE dedupe_key = 'applications_digest.' || item.user_id || '.' || $1::text)
           RETURNING user_id)
         SELECT DISTINCT user_id AS "userId" FROM taken ORDER BY user_id`,
        [period, slot],
      );
      await intend(
        manager,
        people.map(({ userId }) =>
          applicationsDigest.intent({
            dedupeKey: `applications_digest.${userId}.${period}`,
            userId,
            data: { period },
            dueAt: slot,
          }),
        ),
      );
    });
  }
}
