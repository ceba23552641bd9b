import { Injectable } from '@nestjs/common';
import { Clock } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';

/** Counting the jobs of every title takes a while, and nobody sees the numbers: they only order the suggestions. */
const everyMs = 10 * 60_000;

/** Counts the jobs of each title that may be suggested. */
@Injectable()
export class TitleCounts {
  private countedAt = 0;

  constructor(private readonly clock: Clock) {}

  async refresh(manager: EntityManager): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.countedAt < everyMs) {
      return;
    }
    await manager.query(`DELETE FROM search_titles WHERE jobs = 0`);
    await manager.query(
      `UPDATE search_titles AS known SET jobs = coalesce(counted.jobs, 0)
       FROM search_titles AS title LEFT JOIN (SELECT title, count(*)::int AS jobs FROM job_search GROUP BY title) AS counted USING (title)
       WHERE known.title = title.title AND known.jobs <> coalesce(counted.jobs, 0)`,
    );
    // A job may have come between the look at its title and the title's removal.
    await manager.query(
      `SELECT learn_titles(ARRAY(SELECT job_id FROM job_search AS row
         WHERE NOT EXISTS (SELECT FROM search_titles AS known WHERE known.title = row.title)))`,
    );
    this.countedAt = now;
  }
}
