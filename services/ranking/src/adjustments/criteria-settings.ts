import { Injectable } from '@nestjs/common';
import type { CriterionChange, Importance } from '@workboard/contracts';
import { requireVersion } from '@workboard/service-kit';
import { DataSource } from 'typeorm';

/** What an employer made of a job's criteria, by their text; those that are not named count as the ad has them. */
export interface Settings {
  version: number;
  importances: Record<string, Importance>;
  /** Criteria that the ad does not have. */
  added: string[];
}
export interface ChangeRecord {
  version: number;
  changedBy: number;
  changedAt: string;
  changes: CriterionChange[];
}

const untouched: Settings = { version: 0, importances: {}, added: [] };
const mostShown = 50;

/** Keeps what employers made of criteria, and who changed what (decision P31). */
@Injectable()
export class CriteriaSettings {
  constructor(private readonly dataSource: DataSource) {}

  async of(jobId: number): Promise<Settings> {
    const [row]: Settings[] = await this.dataSource.query(
      `SELECT version, importances, added FROM criteria_settings WHERE job_id = $1`,
      [jobId],
    );
    return row ?? untouched;
  }

  /** Newest first. */
  async history(jobId: number): Promise<ChangeRecord[]> {
    const rows: (Omit<ChangeRecord, 'changedAt'> & { changedAt: Date })[] = await this.dataSource.query(
      `SELECT version, changed_by AS "changedBy", changed_at AS "changedAt", changes FROM criteria_changes
       WHERE job_id = $1 ORDER BY version DESC LIMIT ${mostShown}`,
      [jobId],
    );
    return rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }));
  }

  /** Throws `conflict` when `base` is not the newest version (decision W12). Nothing is written when nothing changes. */
  async save(
    { jobId, companyId, changedBy }: { jobId: number; companyId: number; changedBy: number },
    {
      base,
      importances,
      added,
      usual,
    }: Omit<Settings, 'version'> & { base: number | null | undefined; usual: Settings['importances'] },
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`INSERT INTO criteria_settings (job_id, company_id) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [
        jobId,
        companyId,
      ]);
      const [row]: [Settings] = await manager.query(
        `SELECT version, importances, added FROM criteria_settings WHERE job_id = $1 FOR UPDATE`,
        [jobId],
      );
      requireVersion(row, base);
      const changes = changesBetween(row, { importances, added }, usual);
      if (changes.length === 0) {
        return;
      }
      await manager.query(
        `UPDATE criteria_settings SET version = version + 1, importances = $2, added = $3 WHERE job_id = $1`,
        [jobId, JSON.stringify(importances), added],
      );
      await manager.query(
        `INSERT INTO criteria_changes (job_id, version, changed_by, changes) VALUES ($1, $2, $3, $4)`,
        [jobId, row.version + 1, changedBy, JSON.stringify(changes)],
      );
    });
  }
}

/** What differs, criterion by criterion; one that was never touched counts as it is to the ad, mostly `normal`. */
export const changesBetween = (
  before: Omit<Settings, 'version'>,
  after: Omit<Settings, 'version'>,
  usual: Settings['importances'],
): CriterionChange[] => {
  const valueIn = (settings: Omit<Settings, 'version'>, criterion: string): Importance | null => {
    const isAdded = before.added.includes(criterion) || after.added.includes(criterion);
    return isAdded && !settings.added.includes(criterion)
      ? null
      : (settings.importances[criterion] ?? usual[criterion] ?? 'normal');
  };
  const criteria = [before, after].flatMap(({ importances, added }) => [...Object.keys(importances), ...added]);
  return [...new Set(criteria)]
    .map((criterion) => ({ criterion, from: valueIn(before, criterion), to: valueIn(after, criterion) }))
    .filter(({ from, to }) => from !== to);
};
