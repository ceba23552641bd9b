import { Inject, Injectable } from '@nestjs/common';
import { formerNameDays } from '@workboard/contracts';
import { ENV } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Env } from '../env.js';
import { JobEventsPublisher } from '../job-events/job-events-publisher.js';
import { LostSearchesService } from '../search/lost/lost-searches.service.js';
import { TitleCounts } from '../search/suggest/title-counts.js';
import { JobViewsService } from '../views/job-views.service.js';
import { forgetChanges } from './forget-changes.js';
import { foldCounts } from './fold-counts.js';

const expiryBatch = 500;
const reporterDays = 90;
/** One worker at a time does each of these; the others pass. */
const locks = { expiry: 7_301_002, folding: 7_301_003, titles: 7_301_004 } as const;

/** What must happen although nobody asks: expired jobs leave the lists, deltas are folded, old visitors forgotten. */
@Injectable()
export class UpkeepService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly events: JobEventsPublisher,
    private readonly views: JobViewsService,
    private readonly titles: TitleCounts,
    private readonly lost: LostSearchesService,
  ) {}

  async tick(): Promise<void> {
    while (await this.expireBatch()) {
      // A batch per transaction keeps locks short.
    }
    await this.foldCounts();
    await forgetChanges(this.dataSource);
    await this.countTitles();
    await this.views.prune();
    await this.lost.prune(this.env.SEARCHES_KEEP_WEEKS);
    await this.forgetNames();
    await this.forgetReporters();
  }

  /** Ads say for so long what their company was called before (decision P22). */
  async forgetNames(): Promise<void> {
    await this.dataSource.query(
      `UPDATE company_copies SET previous_name = NULL, renamed_at = NULL
       WHERE renamed_at <= now() - ${formerNameDays} * interval '1 day'`,
    );
  }

  /** Whoever reported an ad may be asked about it for so long. */
  async forgetReporters(): Promise<void> {
    await this.dataSource.query(
      `UPDATE job_reports SET email = NULL
       WHERE email IS NOT NULL AND created_at <= now() - ${reporterDays} * interval '1 day'`,
    );
  }

  /** Takes jobs whose `expiresAt` has passed out of the lists and publishes their events; true when there may be more. */
  async expireBatch(): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      if (!(await this.isAlone(manager, locks.expiry))) {
        return false;
      }
      const expired: { id: number; companyId: number }[] = await manager.query(
        `SELECT job_id AS id, company_id AS "companyId" FROM job_search WHERE expires_at <= now()
         ORDER BY expires_at LIMIT ${expiryBatch}`,
      );
      const ids = expired.map(({ id }) => id);
      const companies = [...new Set(expired.map(({ companyId }) => companyId))];
      await manager.query(`SELECT FROM company_copies WHERE id = ANY ($1) ORDER BY id FOR SHARE`, [companies]);
      await manager.query(`SELECT FROM jobs WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, [ids]);
      await manager.query(`SELECT refresh_jobs($1, $2)`, [ids, companies]);
      await this.events.changed(manager, { ids, publicBefore: new Set(ids) });
      return ids.length === expiryBatch;
    });
  }

  /** Adds the open deltas to the cube of counts, unless another worker is at it. */
  async foldCounts(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await this.isAlone(manager, locks.folding)) {
        await foldCounts(manager);
      }
    });
  }

  private async countTitles(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await this.isAlone(manager, locks.titles)) {
        await this.titles.refresh(manager);
      }
    });
  }

  private async isAlone(manager: EntityManager, lock: number): Promise<boolean> {
    const rows: { alone: boolean }[] = await manager.query(`SELECT pg_try_advisory_xact_lock($1) AS alone`, [lock]);
    return rows[0]?.alone === true;
  }
}
