import { Injectable } from '@nestjs/common';
import { type ApplicationStatus, type Caller, endingStatuses, type FilledJob } from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { DataSource, type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { recordHistory } from '../history/record-history.js';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { MessageWords } from '../messages/message-words.js';
import type { OwnWords } from '../notices/status-notices.js';
import { NoticePlanning } from '../outbox/notice-planning.js';
import { ToldStatus } from '../notices/told-status.entity.js';
import { Application } from '../applications/application.entity.js';
import { visibleTo } from '../applications/application.policy.js';
import { offerAfter } from '../applications/application.rules.js';

type Filling = { jobId: number; message?: string | null };
type Rejected = FilledJob['rejected'];

const atOnce = 500;
const status = 'rejected' satisfies ApplicationStatus;

/** Ends the applications that are still open when somebody was found (decision P64). */
@Injectable()
export class FillingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly companies: CompanyCopiesService,
    private readonly notices: NoticePlanning,
    private readonly interviews: InterviewCancelling,
    private readonly words: MessageWords,
  ) {}

  /**
   * Rejects all of the job that are not hired, rejected or withdrawn, with news that wait as any rejection's do, and answers whom
   * it told. Each is locked and looked at again, so that two presses at once tell each once; whoever knows of a rejection already
   * is told nothing more. Interviews to come are cancelled (decision P19).
   */
  async rejectOpen(caller: Caller, { jobId, message }: Filling): Promise<Rejected> {
    const open = await this.openOf(this.dataSource.manager, jobId, caller).select('application.id', 'id').getRawMany<{
      id: number;
    }>();
    const ids = open.map(({ id }) => id);
    const rejected: Rejected = [];
    for (let from = 0; from < ids.length; from += atOnce) {
      const some = ids.slice(from, from + atOnce);
      const words = await this.words.ofDecision(some, { status, message }, caller);
      rejected.push(
        ...(await this.dataSource.transaction((manager) => this.reject(manager, { jobId, ids: some, words, caller }))),
      );
    }
    return rejected;
  }

  /** How many of a job wait for their first look. */
  countNew(jobId: number): Promise<number> {
    return this.dataSource.manager
      .createQueryBuilder(Application, 'application')
      .where({ jobId, status: 'applied' })
      .andWhere('application.withdrawnAt IS NULL')
      .getCount();
  }

  private async reject(
    manager: EntityManager,
    {
      jobId,
      ids,
      words,
      caller,
    }: { jobId: number; ids: number[]; words: Map<number, OwnWords | null>; caller: Caller },
  ): Promise<Rejected> {
    await this.companies.requireStanding(manager, caller);
    const applications = await this.openOf(manager, jobId, caller)
      .andWhere('application.id = ANY(:ids)', { ids })
      .setLock('pessimistic_write', undefined, ['application'])
      .getMany();
    const locked = applications.map(({ id }) => id);
    if (locked.length === 0) {
      return [];
    }
    const told = await manager.findBy(ToldStatus, { applicationId: In(locked), status });
    const knowing = new Set(told.map(({ applicationId }) => applicationId));
    const planned = applications.map((application) => {
      const before = { status: application.status, offerMadeAt: application.offerMadeAt };
      Object.assign(application, { status, offerMadeAt: offerAfter(application, status), updatedAt: this.clock.now() });
      return { application, before, words: knowing.has(application.id) ? undefined : words.get(application.id) };
    });
    await manager.update(Application, { id: In(locked) }, { status, offerMadeAt: null, updatedAt: this.clock.now() });
    await recordHistory(
      manager,
      ...planned.map(({ application: { id }, before }) => ({
        applicationId: id,
        kind: 'status_changed' as const,
        data: { from: before.status, to: status, filled: true },
      })),
    );
    await this.notices.planAll(manager, planned);
    await this.interviews.cancelPlanned(manager, { applicationIds: locked, reason: status });
    return planned.map(({ application: { id }, before }) => ({ id, from: before.status }));
  }

  /** In the order of their ids, in which all who lock several do so. */
  private openOf(manager: EntityManager, jobId: number, caller: Caller): SelectQueryBuilder<Application> {
    const query = manager
      .createQueryBuilder(Application, 'application')
      .innerJoin('application.job', 'job')
      .where('application.jobId = :jobId AND application.withdrawnAt IS NULL AND application.jobWithdrawnAt IS NULL', {
        jobId,
      })
      .andWhere('application.status <> ALL(:ended)', { ended: [...endingStatuses] })
      .orderBy('application.id');
    return visibleTo(query, caller, { includeClosed: true });
  }
}
