import { Injectable } from '@nestjs/common';
import {
  type AdminCreateJob,
  type AdminUpdateJob,
  AppError,
  applicationsService,
  type Caller,
  type CreateJob,
  type PublishJob,
  saysPay,
  settlePay,
  type UpdateJob,
} from '@workboard/contracts';
import {
  audit,
  applyEarly,
  type Client,
  Clock,
  differences,
  definedOnly,
  Idempotency,
  InjectClient,
  protectUser,
  publish,
  type RawJson,
  requireVersion,
} from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { CompanyCopy } from '../company-copies/company-copy.entity.js';
import { AdReview } from './ad-review.js';
import { type Before, ReviewCases } from '../screening/review-cases.js';
import { Job } from './job.entity.js';
import { JobEventsPublisher } from '../job-events/job-events-publisher.js';
import { companyToPostFor, requireJobEditor } from './job.policy.js';
import { beforeOf } from './job.rules.js';
import { JobsQueries } from './jobs.queries.js';

interface Change<Changes> {
  id: number;
  changes: Changes;
}
interface Publication extends PublishJob {
  id: number;
  isNews?: boolean;
}
interface Locked {
  job: Job;
  company: CompanyCopy | null;
}
/** What changes of a job that is locked with its company; nothing for no change. */
export type Decide = (manager: EntityManager, locked: Locked) => Promise<Partial<Job>>;
/** Who did it, where that is not the caller. */
type Actor = Pick<Caller, 'userId' | 'role'>;

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** Posting, changing, publishing and deleting jobs (spec §4, §6; decision P5). */
@Injectable()
export class JobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly companies: CompanyCopiesService,
    private readonly events: JobEventsPublisher,
    private readonly queries: JobsQueries,
    private readonly review: AdReview,
    private readonly cases: ReviewCases,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
  ) {}

  /** Employers post for their own company. */
  create(caller: Caller, input: CreateJob): Promise<RawJson> {
    const companyId = companyToPostFor(caller, input.companyId);
    // Inactive, so that it does not go live by itself when the company is authorised.
    return this.post(caller, { ...input, ...(input.draft && { status: 'inactive' as const }), companyId });
  }

  /** A super admin posts for any company; a draft of theirs is active and waits to be published. */
  adminCreate(caller: Caller, input: AdminCreateJob): Promise<RawJson> {
    return this.post(caller, input);
  }

  /** Changes some fields, or the status alone. Only a super admin may move a job to another company. */
  async update(caller: Caller, { id, changes }: Change<UpdateJob>): Promise<RawJson> {
    return this.change(id, async (manager, { job, company }) => {
      requireJobEditor(caller, job.companyId);
      const { companyId, version, ...fields } = changes;
      requireVersion(job, version);
      const moves = companyId != null && companyId !== job.companyId;
      if (moves && caller.role !== 'super_admin') {
        throw new AppError('forbidden');
      }
      const owner = moves ? await this.companies.lockShared(manager, companyId) : company;
      const all = {
        ...fields,
        ...(saysPay(fields) && settlePay(fields, job)),
        ...(moves ? { companyId } : {}),
        ...(fields.status === 'active' && job.filledAt ? { filledAt: null, filledBy: null } : {}),
        ...this.firstPublication({ job, status: fields.status, owner, caller }),
      };
      const isChange = Object.values(all).some((value) => value !== undefined);
      if (caller.role !== 'employer' || !isChange) {
        return all;
      }
      const publication = owner?.status === 'authorised' ? this.publication(caller) : null;
      return this.review.ofChange(manager, { job, changes: all, publication });
    });
  }

  async adminUpdate(caller: Caller, { id, changes }: Change<AdminUpdateJob>): Promise<RawJson> {
    if (changes.companyId !== undefined) {
      await this.companies.refresh(changes.companyId);
    }
    return this.update(caller, { id, changes });
  }

  /**
   * Publishes a job, or takes it down and publishes an event for whoever looks after it. Doing it twice changes nothing; a
   * reason may come later. With `isNews` doing it twice is refused as `unchanged`.
   */
  publish(caller: Caller, { id, published, reason = null, isNews = false }: Publication): Promise<RawJson> {
    return this.change(id, async (manager, { job }) => {
      const isChange = job.published !== published || job.heldAt !== null;
      if (isNews && !isChange) {
        throw new AppError('unchanged');
      }
      if (!published && (isChange || reason !== null)) {
        await publish(manager, 'job.taken_down', { id, reason });
      }
      const decision = published ? 'publish' : 'take_down';
      await this.cases.decided(manager, {
        jobId: id,
        decision,
        reason,
        userId: caller.userId,
        before: beforeOf(job),
      });
      if (!isChange) {
        return published || reason === null ? {} : { takenDownReason: reason };
      }
      return published
        ? { ...this.publication(caller), heldAt: null }
        : { published, publishedAt: job.publishedAt ?? this.clock.now(), heldAt: null, takenDownReason: reason };
    });
  }

  /** Brings a job back to what it was before a decision that is taken back. */
  restore(id: number, { published, publishedAt, heldAt }: Before): Promise<RawJson> {
    return this.change(id, async () => ({ published, publishedAt: dateOf(publishedAt), heldAt: dateOf(heldAt) }));
  }

  async remove(caller: Caller, id: number): Promise<null> {
    return this.dataSource.transaction(async (manager) => {
      const { job } = await this.lock(manager, id);
      requireJobEditor(caller, job.companyId);
      const snapshots = await this.events.snapshots(manager, [id]);
      await manager.delete(Job, { id });
      const { title, companyId } = job;
      await audit(manager, { action: 'job_deleted', target: 'job', targetId: id, before: { title, companyId } });
      await this.events.deleted(manager, [{ id, companyId, job: snapshots.get(id) ?? null }]);
      return null;
    });
  }

  private async post(caller: Caller, { companyId, draft, ...sent }: AdminCreateJob): Promise<RawJson> {
    const fields = { ...sent, ...settlePay(sent) };
    await this.companies.refresh(companyId);
    return this.idempotency.transaction(async (manager) => {
      await protectUser(manager, caller.userId, 'unauthenticated');
      const company = await this.companies.lockShared(manager, companyId);
      const ad = { ...(definedOnly(fields) as typeof fields), companyId };
      const isPosted = !draft && fields.status !== 'inactive';
      const verdict = caller.role === 'employer' && isPosted ? await this.review.ofNew(manager, ad) : null;
      const { identifiers } = await manager.insert(Job, {
        ...fields,
        companyId,
        postedById: caller.userId,
        createdAt: this.clock.now(),
        ...(verdict?.holds ? { heldAt: this.clock.now() } : {}),
        ...(company.status === 'authorised' && !draft && !verdict?.holds ? this.publication(caller) : {}),
      });
      const id: number = identifiers[0]?.['id'];
      if (verdict) {
        await this.review.keep(manager, { jobId: id, ad, verdict });
      }
      const after = { title: fields.title, companyId };
      await audit(manager, { action: 'job_created', target: 'job', targetId: id, after });
      if (company.status === 'authorised' && !draft && !verdict?.holds) {
        await audit(manager, { action: 'job_published', target: 'job', targetId: id });
      }
      await this.events.changed(manager, { ids: [id], publicBefore: new Set() });
      return this.queries.written(manager, id);
    });
  }

  /** Changes one job and publishes the event, unless there is nothing to change. The caller checks who may. */
  async change(id: number, decide: Decide, actor?: Actor): Promise<RawJson> {
    const { response, toggled } = await this.dataSource.transaction(async (manager) => {
      const locked = await this.lock(manager, id);
      const changes = await decide(manager, locked);
      const isChange = Object.values(changes).some((value) => value !== undefined);
      const changed = isChange ? await this.write(manager, { job: locked.job, changes, actor }) : undefined;
      const toggled = changed?.status === locked.job.status ? undefined : changed;
      return { toggled, response: await this.queries.written(manager, id) };
    });
    if (toggled) {
      // The applications of a job appear and disappear with its status.
      await applyEarly(() => this.applications.applyJob(toggled));
    }
    return response;
  }

  private async write(manager: EntityManager, { job, ...change }: { job: Job; changes: Partial<Job>; actor?: Actor }) {
    const { id } = job;
    await this.record(manager, { job, ...change });
    const publicBefore = await this.listed(manager, id);
    await manager.update(Job, { id }, change.changes);
    const [event] = await this.events.changed(manager, { ids: [id], publicBefore });
    return event;
  }

  /** A line for what becomes public or stops being so, and one for the rest. */
  private async record(
    manager: EntityManager,
    { job, changes, actor }: { job: Job; changes: Partial<Job>; actor?: Actor },
  ): Promise<void> {
    const act = { target: 'job', targetId: job.id, actor } as const;
    const { published, publishedAt: _at, publishedBy: _by, ...rest } = changes;
    if (published !== undefined && published !== job.published) {
      await audit(manager, { ...act, action: published ? 'job_published' : 'job_taken_down' });
    }
    const changed = differences(job, rest, Object.keys(rest) as (keyof typeof rest)[]);
    if (changed) {
      await audit(manager, { ...act, action: 'job_changed', ...changed });
    }
  }

  /** Locks the company shared, then the job exclusively; in this order everywhere. Throws `job_not_found`. */
  private async lock(manager: EntityManager, id: number): Promise<Locked> {
    const seen = await manager.findOneBy(Job, { id });
    if (!seen) {
      throw new AppError('job_not_found');
    }
    const company = await manager.findOne(CompanyCopy, {
      where: { id: seen.companyId },
      lock: { mode: 'pessimistic_read' },
    });
    const job = await manager.findOne(Job, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!job) {
      throw new AppError('job_not_found');
    }
    if (job.companyId !== seen.companyId) {
      throw new AppError('conflict');
    }
    return { job, company };
  }

  private async listed(manager: EntityManager, id: number): Promise<Set<number>> {
    const rows: unknown[] = await manager.query(`SELECT FROM job_search WHERE job_id = $1`, [id]);
    return new Set(rows.length > 0 ? [id] : []);
  }

  private publication(caller: Caller): Partial<Job> {
    return { published: true, publishedAt: this.clock.now(), publishedBy: caller.userId, takenDownReason: null };
  }

  /** A job that was inactive while its company was authorised was left out then; it goes live when it is activated. */
  private firstPublication(options: {
    job: Job;
    status: UpdateJob['status'];
    owner: CompanyCopy | null;
    caller: Caller;
  }): Partial<Job> {
    const { job, status, owner, caller } = options;
    const isActivated = status === 'active' && job.status === 'inactive';
    const mayGoLive = isActivated && job.publishedAt === null && owner?.status === 'authorised';
    return mayGoLive ? this.publication(caller) : {};
  }
}
