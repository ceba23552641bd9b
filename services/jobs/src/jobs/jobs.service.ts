import { Injectable } from '@nestjs/common';
import {
  type AdminCreateJob,
  type AdminUpdateJob,
  AppError,
  applicationsService,
  type Caller,
  type CreateJob,
  type PublishJob,
  requirePayInOrder,
  type UpdateJob,
} from '@workboard/contracts';
import {
  bringForward,
  type Client,
  Clock,
  currentCaller,
  Idempotency,
  InjectClient,
  publish,
  type RawJson,
  requireVersion,
} from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CompanyCopies } from '../companies/company-copies.service.js';
import { CompanyCopy } from '../companies/company-copy.entity.js';
import { Users } from '../users/users.service.js';
import { Job } from './job.entity.js';
import { JobFacts } from './job-facts.js';
import { companyToPostFor, requireJobEditor, requireJobWriter, requireSuperAdmin } from './job.policy.js';
import { JobsQueries } from './jobs.queries.js';

interface Change<Changes> {
  id: number;
  changes: Changes;
}
interface Held {
  job: Job;
  company: CompanyCopy | null;
}

/** Posting, changing, publishing and deleting jobs (spec §4, §6; decision P5). */
@Injectable()
export class JobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly companies: CompanyCopies,
    private readonly users: Users,
    private readonly facts: JobFacts,
    private readonly queries: JobsQueries,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
  ) {}

  /** Employers post for their own company. */
  create(input: CreateJob): Promise<RawJson> {
    const caller = currentCaller();
    const companyId = companyToPostFor(caller, input.companyId);
    // Inactive, so that it does not go live by itself when the company is authorised.
    return this.post(caller, { ...input, ...(input.draft && { status: 'inactive' as const }), companyId });
  }

  /** A super admin posts for any company; a draft of theirs is active and waits to be published. */
  adminCreate(input: AdminCreateJob): Promise<RawJson> {
    const caller = currentCaller();
    requireSuperAdmin(caller);
    return this.post(caller, input);
  }

  /** Changes some fields, or the status alone. Only a super admin may move a job to another company. */
  async update({ id, changes }: Change<UpdateJob>): Promise<RawJson> {
    const caller = requireJobWriter(currentCaller());
    return this.change(id, async (manager, { job, company }) => {
      requireJobEditor(caller, job.companyId);
      const { companyId, version, ...fields } = changes;
      requireVersion(job, version);
      const moves = companyId != null && companyId !== job.companyId;
      if (moves && caller.role !== 'super_admin') {
        throw new AppError('forbidden');
      }
      const { salaryMin = job.salaryMin, salaryMax = job.salaryMax } = fields;
      requirePayInOrder({ salaryMin, salaryMax });
      const owner = moves ? await this.companies.hold(manager, companyId) : company;
      return {
        ...fields,
        ...(moves ? { companyId } : {}),
        ...this.firstPublication({ job, status: fields.status, owner, caller }),
      };
    });
  }

  async adminUpdate({ id, changes }: Change<AdminUpdateJob>): Promise<RawJson> {
    requireSuperAdmin(currentCaller());
    if (changes.companyId !== undefined) {
      await this.companies.refresh(changes.companyId);
    }
    return this.update({ id, changes });
  }

  /**
   * Publishes a job, or takes it down and tells whoever looks after it. Saying it twice changes nothing; a reason may come
   * after the deed.
   */
  publish({ id, published, reason = null }: PublishJob & { id: number }): Promise<RawJson> {
    const caller = currentCaller();
    requireSuperAdmin(caller);
    return this.change(id, async (manager, { job }) => {
      const isChange = job.published !== published;
      if (!published && (isChange || reason !== null)) {
        await publish(manager, 'job.taken_down', { id, reason });
      }
      if (!isChange) {
        return {};
      }
      return published ? this.publication(caller) : { published };
    });
  }

  async remove(id: number): Promise<null> {
    const caller = requireJobWriter(currentCaller());
    return this.dataSource.transaction(async (manager) => {
      const { job } = await this.hold(manager, id);
      requireJobEditor(caller, job.companyId);
      await manager.delete(Job, { id });
      await this.facts.deleted(manager, [{ id, companyId: job.companyId }]);
      return null;
    });
  }

  private async post(caller: Caller, { companyId, draft, ...fields }: AdminCreateJob): Promise<RawJson> {
    await this.companies.refresh(companyId);
    return this.idempotency.transaction(async (manager) => {
      await this.users.hold(manager, caller.userId);
      const company = await this.companies.hold(manager, companyId);
      const { identifiers } = await manager.insert(Job, {
        ...fields,
        companyId,
        postedById: caller.userId,
        createdAt: this.clock.now(),
        ...(company.status === 'authorised' && !draft ? this.publication(caller) : {}),
      });
      const id: number = identifiers[0]?.['id'];
      await this.facts.changed(manager, { ids: [id], publicBefore: new Set() });
      return this.queries.written(manager, id);
    });
  }

  /** Runs a change of one job and tells of it, unless there is nothing to change. */
  private async change(
    id: number,
    decide: (manager: EntityManager, held: Held) => Promise<Partial<Job>>,
  ): Promise<RawJson> {
    const { answer, toggled } = await this.dataSource.transaction(async (manager) => {
      const held = await this.hold(manager, id);
      const changes = await decide(manager, held);
      const isChange = Object.values(changes).some((value) => value !== undefined);
      const told = isChange ? await this.write(manager, { id, changes }) : undefined;
      const toggled = told?.status === held.job.status ? undefined : told;
      return { toggled, answer: await this.queries.written(manager, id) };
    });
    if (toggled) {
      // The applications of a job appear and disappear with its status.
      await bringForward(() => this.applications.takeJob(toggled));
    }
    return answer;
  }

  private async write(manager: EntityManager, { id, changes }: Change<Partial<Job>>) {
    const publicBefore = await this.listed(manager, id);
    await manager.update(Job, { id }, changes);
    const [told] = await this.facts.changed(manager, { ids: [id], publicBefore });
    return told;
  }

  /** Shares the company, then holds the job alone; in this order everywhere. Throws `job_not_found`. */
  private async hold(manager: EntityManager, id: number): Promise<Held> {
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
    return { published: true, publishedAt: this.clock.now(), publishedBy: caller.userId };
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
