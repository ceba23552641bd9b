import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { ProcessReport } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import type { Ready } from '../operations/readiness.js';
import { Tickers } from './tickers.js';
import { readGauges } from '../operations/read-gauges.js';

/** How often a process says that it is there. */
export const beatMs = 10_000;

const gone = `seen_at < now() - interval '1 hour' OR (seen_at < now() - interval '30 seconds'
  AND EXISTS (SELECT FROM processes later WHERE later.name = processes.name AND later.started_at > processes.seen_at))`;

/** Writes down that a process is there and how it is, and forgets those that another has taken the place of. */
export const recordProcess = async (dataSource: DataSource, report: ProcessReport): Promise<void> => {
  const { id, name, host, startedAt, failing, readings } = report;
  await dataSource.query(
    `INSERT INTO processes (id, name, host, started_at, failing, readings) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (id) DO UPDATE SET seen_at = now(), failing = EXCLUDED.failing, readings = EXCLUDED.readings`,
    [id, name, host, startedAt, failing, JSON.stringify(readings)],
  );
  await dataSource.query(`DELETE FROM processes WHERE ${gone}`);
};

/** What a process reports of itself: the same id, host and start each time. */
export const processReporter = (name: string, readiness: Ready): (() => Promise<ProcessReport>) => {
  const own = { id: randomUUID(), name, host: `${hostname()}:${process.pid}`, startedAt: new Date().toISOString() };
  return async () => ({ ...own, failing: await readiness.failing(), readings: await readGauges() });
};

/** Says every ten seconds that this process is there, in its service's database, for the status page (decision P80). */
@Injectable()
export class Heartbeat implements BeforeApplicationShutdown {
  private id: string | undefined;
  private beating: Promise<void> = Promise.resolve();

  constructor(
    private readonly tickers: Tickers,
    private readonly dataSource: DataSource,
  ) {}

  start(name: string, readiness: Ready): void {
    const report = processReporter(name, readiness);
    const beat = async () => {
      const current = await report();
      this.id = current.id;
      await recordProcess(this.dataSource, current);
    };
    this.tickers.start({
      name: 'heartbeat',
      everyMs: beatMs,
      work: () => {
        this.beating = beat();
        return this.beating;
      },
    });
  }

  /** A process that stops by itself is not missed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.beating.catch(() => undefined);
    if (this.id) {
      await this.dataSource.query(`DELETE FROM processes WHERE id = $1`, [this.id]).catch(() => undefined);
    }
  }
}
