import { Injectable } from '@nestjs/common';
import { rankingQueue } from '@workboard/contracts';
import { logger, Queues } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { z } from 'zod';

export const workKinds = ['rank', 'extract', 'recommend'] as const;
export type WorkKind = (typeof workKinds)[number];
type RankingJob = z.input<typeof rankingQueue.job>;

interface WorkRow {
  kind: WorkKind;
  key: string;
  attempts: number;
}

const batchSize = 100;
/** Work that was handed to the queue and not finished by then is handed over again. */
const retrySeconds = 30;

const jobOf = ({ kind, key }: WorkRow): RankingJob => {
  if (kind === 'rank') {
    return { kind, runId: key };
  }
  return kind === 'extract' ? { kind, fileId: key } : { kind, userId: Number(key) };
};

/**
 * Open work as rows; BullMQ only carries it to the workers. A row stays until its work is done and is handed over again
 * when it takes too long, so neither a lost Redis nor a killed worker loses any.
 */
@Injectable()
export class Work {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
  ) {}

  /** Records work in the caller's transaction; the same work twice is one row. `delayMs` lets changes settle first. */
  async add(manager: EntityManager, row: { kind: WorkKind; key: string; delayMs?: number }): Promise<void> {
    await manager.query(
      `INSERT INTO work (kind, key, next_at) VALUES ($1, $2, now() + $3 * interval '1 millisecond')
       ON CONFLICT (kind, key) DO UPDATE SET next_at = excluded.next_at, attempts = 0`,
      [row.kind, row.key, row.delayMs ?? 0],
    );
  }

  async done(row: { kind: WorkKind; key: string }): Promise<void> {
    await this.dataSource.query(`DELETE FROM work WHERE kind = $1 AND key = $2`, [row.kind, row.key]);
  }

  /** Hands over what is due; resolves to how much that was. Any number of processes may do this at once. */
  async handOver(only?: { kind: WorkKind; key: string }): Promise<number> {
    const [rows]: [WorkRow[], number] = await this.dataSource.query(
      `UPDATE work SET attempts = attempts + 1, next_at = now() + LEAST(${retrySeconds} * power(2, LEAST(attempts, 5)), 900) * interval '1 second'
       WHERE (kind, key) IN (
         SELECT kind, key FROM work
         WHERE next_at <= now() AND ($1::text IS NULL OR (kind = $1 AND key = $2))
         ORDER BY next_at LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
       RETURNING kind, key, attempts`,
      [only?.kind ?? null, only?.key ?? null],
    );
    for (const row of rows) {
      await this.queues.add(rankingQueue, jobOf(row), {
        jobId: `${row.kind}-${row.key}-${row.attempts}-${Date.now().toString(36)}`,
        priority: row.kind === 'rank' ? 1 : 10,
      });
    }
    return rows.length;
  }

  /** Hands one piece over without making anybody wait; when the queue is away, the sweep does it later. */
  nudge(row: { kind: WorkKind; key: string }): void {
    this.handOver(row).catch((error: unknown) => {
      logger.warn({ err: error, ...row }, 'queue not reached; the sweep will try again');
      void this.dataSource
        .query(`UPDATE work SET next_at = now() WHERE kind = $1 AND key = $2`, [row.kind, row.key])
        .catch(() => undefined);
    });
  }
}
