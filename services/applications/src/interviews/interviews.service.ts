import { Injectable } from '@nestjs/common';
import type { CreateInterview, Interview as WireInterview, UpdateInterview } from '@workboard/contracts';
import { Clock, currentCaller, publish } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { requireRole } from '../applications/application.policy.js';
import { checkNotWithdrawn } from '../applications/application.rules.js';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { Interview } from './interview.entity.js';
import { presentInterview } from './interview.presenter.js';
import { isPlanned, requireFuture } from './interview.rules.js';
import { InterviewsQueries } from './interviews.queries.js';
import { StatusNotices } from '../notices/status-notices.js';

const referTo = ({ id, applicationId }: Interview, { userId }: { userId: number }) => ({ id, applicationId, userId });

/** Interviews of applications (decision P11): the employer arranges them, the seeker sees them. */
@Injectable()
export class InterviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly applications: ApplicationsQueries,
    private readonly interviews: InterviewsQueries,
    private readonly notices: StatusNotices,
  ) {}

  async list(): Promise<WireInterview[]> {
    const interviews = await this.interviews.list(currentCaller());
    return interviews.map(presentInterview);
  }

  /** Throws `application_not_found` unless it is one to an active job of the caller's company, and for a time that is past. */
  async create({ applicationId, ...details }: CreateInterview): Promise<WireInterview> {
    const caller = requireRole(currentCaller(), 'employer');
    const scheduledAt = new Date(details.scheduledAt);
    return this.dataSource.transaction(async (manager) => {
      const application = await this.applications.lock(manager, { id: applicationId, caller });
      checkNotWithdrawn(application);
      const now = this.clock.now();
      requireFuture({ status: 'scheduled', scheduledAt }, now);
      const interview = await manager.save(
        manager.create(Interview, {
          applicationId,
          scheduledAt,
          duration: details.duration,
          type: details.type,
          meetingLink: details.meetingLink ?? null,
          notes: details.notes ?? null,
          createdAt: now,
        }),
      );
      await this.notices.interviewArranged(manager, application);
      await publish(manager, 'interview.scheduled', referTo(interview, application));
      return presentInterview(interview);
    });
  }

  /** The seeker is told of a changed plan and of a cancellation, not of what is past. Throws for a plan moved into the past. */
  async update({ id, changes }: { id: number; changes: UpdateInterview }): Promise<WireInterview> {
    const caller = requireRole(currentCaller(), 'employer');
    return this.dataSource.transaction(async (manager) => {
      const interview = await this.interviews.lock(manager, { id, caller });
      const { application } = interview;
      const now = this.clock.now();
      const before = presentInterview(interview);
      const wasPlanned = isPlanned(interview, now);
      manager.merge(Interview, interview, {
        ...changes,
        scheduledAt: changes.scheduledAt === undefined ? interview.scheduledAt : new Date(changes.scheduledAt),
      });
      const after = presentInterview(interview);
      if (after.scheduledAt !== before.scheduledAt || after.status !== before.status) {
        requireFuture(interview, now);
      }
      if (after.status !== before.status) {
        const isCancelled = after.status === 'cancelled';
        interview.cancelledAt = isCancelled ? now : null;
        interview.cancelReason = isCancelled ? 'employer' : null;
      }
      await manager.save(interview);
      const isSame = JSON.stringify(before) === JSON.stringify(after);
      if (isPlanned(interview, now) && !isSame) {
        await publish(manager, 'interview.changed', referTo(interview, application));
      } else if (wasPlanned && interview.status === 'cancelled') {
        await publish(manager, 'interview.cancelled', { ...referTo(interview, application), reason: 'employer' });
      }
      return presentInterview(interview);
    });
  }

  async remove(id: number): Promise<null> {
    const caller = requireRole(currentCaller(), 'employer');
    await this.dataSource.transaction(async (manager) => {
      const interview = await this.interviews.lock(manager, { id, caller });
      await manager.delete(Interview, { id });
      if (isPlanned(interview, this.clock.now())) {
        await publish(manager, 'interview.cancelled', {
          ...referTo(interview, interview.application),
          reason: 'employer',
        });
      }
    });
    return null;
  }
}
