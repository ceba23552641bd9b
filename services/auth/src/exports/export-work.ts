import { Injectable } from '@nestjs/common';
import { dataExports } from '@workboard/contracts';
import { fileKey, logger, publish, Storage } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { DataExport } from './data-export.entity.js';
import { ExportArchive } from './export-archive.js';

const maxAttempts = 5;
const batchSize = 20;

/** Makes the archives that people wait for, and removes those whose time is over. The rows are the queue. */
@Injectable()
export class ExportWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly archive: ExportArchive,
  ) {}

  /** Makes one; replicas may do it at once. What a killed process had begun is begun again after two minutes. */
  async makeNext(): Promise<void> {
    const [[row]]: [{ id: string; userId: number; attempts: number }[], number] = await this.dataSource.query(
      `UPDATE data_exports SET attempts = attempts + 1, next_at = now() + interval '2 minutes'
       WHERE id = (SELECT id FROM data_exports WHERE state = 'waiting' AND user_id IS NOT NULL AND next_at <= now()
         ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, user_id AS "userId", attempts`,
    );
    if (!row) {
      return;
    }
    try {
      await this.make(row);
    } catch (error) {
      logger.warn({ err: error, export: row.id }, 'archive not made');
      if (row.attempts >= maxAttempts) {
        await this.dataSource.manager.update(DataExport, { id: row.id }, { state: 'failed' });
      }
    }
  }

  async removeDue(): Promise<void> {
    const due: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM data_exports WHERE expires_at <= now() OR user_id IS NULL LIMIT ${batchSize}`,
    );
    for (const { id } of due) {
      await this.storage.remove(fileKey('export', id));
      await this.dataSource.manager.delete(DataExport, { id });
    }
  }

  private async make({ id, userId }: { id: string; userId: number }): Promise<void> {
    const body = await this.archive.of(userId);
    if (!body) {
      return;
    }
    await this.storage.put(fileKey('export', id), { body, contentType: 'application/zip' });
    await this.dataSource.transaction(async (manager) => {
      const [, count]: [unknown, number] = await manager.query(
        `UPDATE data_exports SET state = 'ready', size = $2, expires_at = now() + $3 * interval '1 millisecond'
         WHERE id = $1 AND state = 'waiting' AND user_id IS NOT NULL`,
        [id, body.length, dataExports.ttlMs],
      );
      if (count === 1) {
        await publish(manager, 'export.ready', { userId });
      }
    });
  }
}
