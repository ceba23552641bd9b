import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { dayOf, type ListLostSearches, type LostSearch } from '@workboard/contracts';
import { Clock, containing, logger } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { lostWords } from './lost-words.js';

/** Different searches noted a week; who floods the search fills no disk. */
const mostPerWeek = 5000;
const writeAfterMs = 1000;
const shownWeeks = 8;
/** What only one person typed once stays unseen. */
const leastTimes = 2;
const shownByDefault = 100;

/** Searches that found nothing, counted per week, without any trace of who asked. */
@Injectable()
export class LostSearchesService implements OnModuleDestroy {
  /** How often each was made since they were last written. */
  private waiting = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined = undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async onModuleDestroy(): Promise<void> {
    await this.write();
  }

  /** Nobody waits for it, and losing one is harmless: they are written together. */
  note(search: string): void {
    const words = lostWords(search);
    if (words !== undefined && this.waiting.size < mostPerWeek) {
      this.waiting.set(words, (this.waiting.get(words) ?? 0) + 1);
      this.timer ??= setTimeout(() => void this.write(), writeAfterMs).unref();
    }
  }

  private async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const noted = this.waiting;
    this.waiting = new Map();
    if (noted.size === 0) {
      return;
    }
    try {
      await this.dataSource.query(
        `INSERT INTO lost_searches AS lost (week, words, times)
         SELECT this.week, noted.words, noted.times
         FROM (SELECT date_trunc('week', $1::date)::date) AS this (week), unnest($2::text[], $3::int[]) AS noted (words, times)
         WHERE (SELECT count(*) FROM lost_searches WHERE week = this.week) < ${mostPerWeek}
           OR EXISTS (SELECT FROM lost_searches AS known WHERE known.week = this.week AND known.words = noted.words)
         ORDER BY noted.words
         ON CONFLICT (week, words) DO UPDATE SET times = lost.times + excluded.times`,
        [dayOf(this.clock.now()), [...noted.keys()], [...noted.values()]],
      );
    } catch (error) {
      logger.warn({ err: error }, 'lost searches not noted');
    }
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

  /** Forgets what was searched more than so many weeks ago. */
  async prune(weeks: number): Promise<void> {
    await this.dataSource.query(`DELETE FROM lost_searches WHERE week <= $1::date - $2::int * 7`, [
      dayOf(this.clock.now()),
      weeks,
    ]);
  }
}
