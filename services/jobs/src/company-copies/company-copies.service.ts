import { Injectable } from '@nestjs/common';
import { AppError, companiesService, type CompanyStatus, type EventPayload } from '@workboard/contracts';
import { type Client, InjectClient, lockCopy, OnEvent } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { JobEventsPublisher } from '../job-events/job-events-publisher.js';
import { CompanyCopy } from './company-copy.entity.js';

/** What is known of a company at a version. */
export interface CompanyState {
  id: number;
  version: number;
  name: string;
  logo: string | null;
  industry: string;
  location: string;
  status: CompanyStatus;
  previousName: string | null;
  /** ISO 8601. */
  renamedAt: string | null;
}

const batchSize = 500;
/** The version of a copy that was inserted only to be locked, before any event. */
const noVersion = -1;

/**
 * The read copy of companies: written by events, refreshed by message where a write must be sure. A change of a company
 * locks its row exclusively, a change of one of its jobs locks it shared, always before the jobs' own rows.
 */
@Injectable()
export class CompanyCopiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: JobEventsPublisher,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
  ) {}

  /** Brings the copy up to what the companies service says now. Throws `unknown_company` when there is none. */
  async refresh(id: number): Promise<void> {
    const known = await this.dataSource.getRepository(CompanyCopy).findOneBy({ id });
    const [company] = await this.companies.byIds({ ids: [id] });
    if (!company || known?.deleted) {
      throw new AppError('unknown_company');
    }
    const { name, logo, industry, location, status, previousName, renamedAt } = company;
    const isCurrent =
      known?.name === name &&
      known.logo === logo &&
      known.industry === industry &&
      known.location === location &&
      known.previousName === previousName &&
      known.status === status;
    if (!isCurrent) {
      // The event of this change is still on its way, with a higher version; until then the response stands in for it.
      const over = known?.version ?? noVersion;
      const state = { id, version: Math.max(over, 0), name, logo, industry, location, status, previousName, renamedAt };
      await this.dataSource.transaction((manager) => this.applyState(manager, { state, over }));
    }
  }

  /** Applies `company.changed`, from the event or from the message that is ahead of it. */
  @OnEvent('company.changed')
  async apply(company: EventPayload<'company.changed'>, manager: EntityManager): Promise<void> {
    const { id, version, name, logo, industry, location, status, previousName = null, renamedAt = null } = company;
    await this.applyState(manager, {
      state: { id, version, name, logo, industry, location, status, previousName, renamedAt },
    });
  }

  /** Locks a company against changes until the transaction ends. Throws `unknown_company` for an unknown or deleted one. */
  async lockShared(manager: EntityManager, id: number): Promise<CompanyCopy> {
    const copy = await manager.findOne(CompanyCopy, { where: { id }, lock: { mode: 'pessimistic_read' } });
    if (!copy || copy.deleted) {
      throw new AppError('unknown_company');
    }
    return copy;
  }

  /**
   * Stores a state of a company, unless a newer one is known (with `over`: any other version than this one) or it was
   * deleted. Once authorised, its active jobs that were never published go live; revoked, its jobs are hidden (decision P5).
   */
  private async applyState(
    manager: EntityManager,
    { state, over }: { state: CompanyState; over?: number },
  ): Promise<void> {
    const before = await this.lockExclusive(manager, state);
    const isStale = over === undefined ? before.version >= state.version : before.version !== over;
    if (before.deleted || isStale) {
      return;
    }
    const publicBefore = await this.events.listedOf(manager, state.id);
    await manager.update(
      CompanyCopy,
      { id: state.id },
      { ...state, renamedAt: state.renamedAt === null ? null : new Date(state.renamedAt) },
    );
    if (before.status !== 'authorised' && state.status === 'authorised') {
      await manager.query(
        `UPDATE jobs SET published = true, published_at = now(), published_by = posted_by_id
         WHERE company_id = $1 AND status = 'active' AND published_at IS NULL AND held_at IS NULL`,
        [state.id],
      );
    }
    const publicNow = await this.events.listedOf(manager, state.id);
    const hidden = [...publicBefore].filter((job) => !publicNow.has(job));
    const shown = [...publicNow].filter((job) => !publicBefore.has(job));
    await this.events.changed(manager, { ids: [...hidden, ...shown], publicBefore });
  }

  /** Deletes a company's jobs; the copy stays as a tombstone. */
  @OnEvent('company.deleted')
  async markDeleted({ id }: EventPayload<'company.deleted'>, manager: EntityManager): Promise<void> {
    await this.lockExclusive(manager, { id, name: '', logo: null, industry: '', location: '' });
    await manager.update(CompanyCopy, { id }, { deleted: true });
    for (;;) {
      const jobs: { id: number }[] = await manager.query(
        `SELECT id FROM jobs WHERE company_id = $1 ORDER BY id LIMIT ${batchSize} FOR UPDATE`,
        [id],
      );
      if (jobs.length === 0) {
        return;
      }
      const ids = jobs.map((job) => job.id);
      const snapshots = await this.events.snapshots(manager, ids);
      await manager.query(`DELETE FROM jobs WHERE id = ANY ($1)`, [ids]);
      await this.events.deleted(
        manager,
        ids.map((jobId) => ({ id: jobId, companyId: id, job: snapshots.get(jobId) ?? null })),
      );
    }
  }

  /** Locks a company for a change until the transaction ends; an unknown one is inserted first, at a version before any. */
  private lockExclusive(
    manager: EntityManager,
    company: Omit<CompanyState, 'version' | 'status' | 'previousName' | 'renamedAt'>,
  ): Promise<CompanyCopy> {
    const { id, name, logo, industry, location } = company;
    const blank = { id, version: noVersion, name, logo, industry, location };
    return lockCopy(manager, CompanyCopy, { blank, mode: 'pessimistic_write' });
  }
}
