import { Injectable } from '@nestjs/common';
import { dayOf, type ListLostSearches, type LostSearch } from '@workboard/contracts';
import { Clock, containing, logger } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { lostWords } from './lost-words.js';

/** Different searches noted a week; who floods the search fills no disk. */
const mostPerWeek = 5000;
const keptWeeks = 26;
const shownWeeks = 8;
/** What only one person typed once stays unseen. */
const leastTimes = 2;
const shownByDefault = 100;

/** Searches that found nothing, counted per week, without any trace of who asked. */
@Injectable()
export class LostSearchesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Nobody waits for it, and losing one is harmless. */
  note(search: string): void {
    const words = lostWords(search);
    if (words !== undefined) {
      this.count(words).catch((error: unknown) => logger.warn({ err: error }, 'lost search not noted'));
    }
  }

  async count(words: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO lost_searches AS lost (week, words)
       SELECT date_trunc('week', $1::date)::date, $2
       WHERE (SELECT count(*) FROM lost_searches WHERE week = date_trunc('week', $1::date)::date) < ${mostPerWeek}
         OR EXISTS (SELECT FROM lost_searches WHERE week = date_trunc('week', $1::date)::date AND words = $2)
       ON CONFLICT (week, words) DO UPDATE SET times = lost.times + 1`,
      [dayOf(this.clock.now()), words],
    );
  }

  async page({
    limit = shownByDefault,
    offset = 0,
    q = '',
  }: ListLostSearches): Promise<{ searches: LostSearch[]; total: number }> {
    const rows: (LostSearch & { total: number })[] = await this.dataSource.query(
      `WITH shown AS (SELECT * FROM lost_searches
         WHERE times >= ${leastTimes} AND week > $1::date - ${shownWeeks * 7} AND words LIKE $2)
       SELECT week::text, words, times FROM shown ORDER BY week DESC, times DESC, words LIMIT $3 OFFSET $4`,
      [dayOf(this.clock.now()), containing(q.toLowerCase()), limit, offset],
    );
    const [{ total }]: [{ total: number }] = await this.dataSource.query(
      `SELECT count(*)::int AS total FROM lost_searches
       WHERE times >= ${leastTimes} AND week > $1::date - ${shownWeeks * 7} AND words LIKE $2`,
      [dayOf(this.clock.now()), containing(q.toLowerCase())],
    );
    return { searches: rows.map(({ week, words, times }) => ({ week, words, times })), total };
  }

  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM lost_searches WHERE week <= $1::date - ${keptWeeks * 7}`, [
      dayOf(this.clock.now()),
    ]);
  }
}
