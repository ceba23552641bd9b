import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { ENV, fileKey, removeUnknownFiles, Storage, Tickers } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { WorkerEnv } from '../env.js';
import { LogoFile } from './logo-file.entity.js';

const batchSize = 200;
const dayMs = 86_400_000;

/** Removes logos that no company shows: the file first, then its row, so that a crash leaves no file behind. */
@Injectable()
export class LogosSchedule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    @Inject(ENV) private readonly env: WorkerEnv,
    private readonly tickers: Tickers,
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
  ) {}

  onApplicationBootstrap(): void {
    this.tickers.start({ name: 'logos', everyMs: this.env.SWEEP_MS, work: () => this.removeDue() });
    this.tickers.start({ name: 'unknown logos', everyMs: this.env.ORPHAN_SWEEP_MS, work: () => this.removeOrphans() });
  }

  onApplicationShutdown(): void {
    this.storage.close();
  }

  /** Replaced ones, those of deleted companies, and uploads for a company that was never created. */
  async removeDue(): Promise<void> {
    const due: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM logo_files WHERE remove_after <= now() ORDER BY remove_after LIMIT ${batchSize}`,
    );
    for (const { id } of due) {
      await this.removeOne(id);
    }
  }

  /** Files of yesterday and before that no row knows. */
  async removeOrphans(now = new Date()): Promise<void> {
    await removeUnknownFiles({
      storage: this.storage,
      kind: 'logo',
      before: new Date(now.getTime() - dayMs),
      known: (ids) => this.known(ids),
    });
  }

  /** Holds the row meanwhile: a company might take the logo up again at the last moment. */
  private async removeOne(id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const held: unknown[] = await manager.query(
        `SELECT 1 FROM logo_files WHERE id = $1 AND remove_after <= now() FOR UPDATE`,
        [id],
      );
      if (held.length > 0) {
        await this.storage.remove(fileKey('logo', id));
        await manager.delete(LogoFile, { id });
      }
    });
  }

  private async known(ids: string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(`SELECT id FROM logo_files WHERE id::text = ANY($1)`, [
      ids,
    ]);
    return rows.map(({ id }) => id);
  }
}
