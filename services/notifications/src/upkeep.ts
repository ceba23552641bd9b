import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, ENV, Tickers } from '@workboard/service-kit';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import type { Env } from './env.js';

const everyMs = 10 * 60_000;
const dayMs = 86_400_000;
/** For so long somebody could still be told the same thing again. */
const keepDays = 90;
const keepWordsDays = 40;
const batchSize = 5000;

const open = new Gauge({
  name: 'workboard_deliveries_open',
  help: 'Messages that are due and not sent yet',
  labelNames: ['channel'],
});
const oldest = new Gauge({
  name: 'workboard_deliveries_oldest_seconds',
  help: 'For how long the oldest due message has waited',
  labelNames: ['channel'],
});

const recentMs = 30 * 60_000;
/** One bad address is no sign of anything. */
const fewest = 3;
const failing = new Gauge({
  name: 'workboard_deliveries_failing_ratio',
  help: 'Of the messages of the last half hour that were sent or given up, how many were given up (0 to 1); 0 below three',
  labelNames: ['channel'],
});

/** Measures what waits, and forgets what nobody needs any more. */
@Injectable()
export class Upkeep implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tickers: Tickers,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.tickers.start({ name: 'delivery metrics', everyMs: this.env.TICK_MS, work: () => this.measure() });
    this.tickers.start({ name: 'delivery upkeep', everyMs, work: () => this.prune() });
  }

  private async measure(): Promise<void> {
    const now = this.clock.now();
    const rows: { channel: string; count: number; due: Date }[] = await this.dataSource.query(
      `SELECT channel, count(*)::int AS count, min(due_at) AS due FROM deliveries
       WHERE state IN ('queued', 'sending') AND due_at <= $1 GROUP BY channel`,
      [now],
    );
    for (const channel of ['email', 'sms']) {
      const row = rows.find((candidate) => candidate.channel === channel);
      open.set({ channel }, row?.count ?? 0);
      oldest.set({ channel }, row ? (now.getTime() - row.due.getTime()) / 1000 : 0);
    }
    const tried: { channel: string; ratio: number }[] = await this.dataSource.query(
      `SELECT channel, avg((state IN ('failed', 'abandoned'))::int)::float AS ratio FROM deliveries
       WHERE state IN ('sent', 'failed', 'abandoned') AND created_at > $1 GROUP BY channel
       HAVING count(*) FILTER (WHERE state <> 'sent') >= ${fewest}`,
      [new Date(now.getTime() - recentMs)],
    );
    for (const channel of ['email', 'sms']) {
      failing.set({ channel }, tried.find((row) => row.channel === channel)?.ratio ?? 0);
    }
  }

  /** Forgets what is older than its time, a batch of each at a time. */
  async prune(): Promise<void> {
    const before = (days: number) => new Date(this.clock.now().getTime() - days * dayMs);
    await this.dataSource.query(
      `DELETE FROM deliveries WHERE id IN (SELECT id FROM deliveries
         WHERE created_at < $1 AND state NOT IN ('queued', 'sending') LIMIT ${batchSize})`,
      [before(this.env.DELIVERIES_KEEP_DAYS)],
    );
    await this.dataSource.query(
      `UPDATE deliveries SET address = NULL, title = NULL, body = NULL, data = data - 'host' WHERE id IN (SELECT id FROM deliveries
         WHERE created_at < $1 AND address IS NOT NULL AND state NOT IN ('queued', 'sending') LIMIT ${batchSize})`,
      [before(this.env.ADDRESSES_KEEP_DAYS)],
    );
    await this.dataSource.query(`DELETE FROM domain_minutes WHERE minute < $1`, [before(1)]);
    await this.dataSource.query(`DELETE FROM interview_notices WHERE scheduled_at < $1`, [before(keepDays)]);
    await this.dataSource.query(`DELETE FROM digests WHERE created_at < $1`, [before(keepDays)]);
    // Which jobs an alert has named already matters as long as it could name them again.
    await this.dataSource.query(
      `DELETE FROM alert_matches WHERE ctid = ANY (ARRAY(
         SELECT found.ctid FROM job_copies AS job JOIN alert_matches AS found USING (job_id)
         WHERE NOT job.is_public AND found.matched_at < $1 LIMIT ${batchSize}))`,
      [before(keepDays)],
    );
    await this.dataSource.query(`DELETE FROM application_digest_items WHERE created_at < $1`, [before(keepDays)]);
    // Digests look no further back; previews of alerts look at all that is public (decision P95).
    await this.dataSource.query(
      `UPDATE job_copies SET words = NULL, places = NULL WHERE seen_at < $1 AND words IS NOT NULL AND NOT is_public`,
      [before(keepWordsDays)],
    );
  }
}
