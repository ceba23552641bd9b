import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock, ENV, Tickers } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Env } from '../env.js';

const everyMs = 60 * 60_000;
const dayMs = 86_400_000;
const batchSize = 5000;

/** Lets go of lines of the audit trail that were kept for long enough (decision R7). */
@Injectable()
export class AuditUpkeep implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly tickers: Tickers,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.tickers.start({ name: 'audit upkeep', everyMs, work: () => this.prune() });
  }

  /** Removes what is older than `AUDIT_KEEP_DAYS`, a batch at a time. */
  async prune(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - this.env.AUDIT_KEEP_DAYS * dayMs);
    await this.dataSource.query(
      `DELETE FROM audit_entries WHERE id IN (SELECT id FROM audit_entries WHERE at < $1 ORDER BY at LIMIT ${batchSize})`,
      [before],
    );
  }
}
