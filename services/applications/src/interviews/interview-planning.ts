import { Injectable } from '@nestjs/common';
import type { CreateInterview } from '@workboard/contracts';
import { Clock, publish } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { recordHistory } from '../history/record-history.js';
import { Invitations } from './invitations.js';
import { markInterviewArranged } from '../notices/status-notices.js';
import { Interview } from './interview.entity.js';

type Details = Pick<
  CreateInterview,
  | 'duration'
  | 'type'
  | 'meetingLink'
  | 'notes'
  | 'place'
  | 'phone'
  | 'contactName'
  | 'contactPhone'
  | 'contactEmail'
  | 'panel'
>;

/** What was left out is empty. */
export const detailsOf = (details: Details) => ({
  duration: details.duration,
  type: details.type,
  meetingLink: details.meetingLink ?? null,
  notes: details.notes ?? null,
  place: details.place ?? null,
  phone: details.phone ?? null,
  contactName: details.contactName ?? null,
  contactPhone: details.contactPhone ?? null,
  contactEmail: details.contactEmail ?? null,
  panel: details.panel ?? [],
});

/** Makes interviews, whoever named the time (decisions P11, P53). */
@Injectable()
export class InterviewPlanning {
  constructor(
    private readonly clock: Clock,
    private readonly invitations: Invitations,
  ) {}

  /**
   * Plans and tells of it, in the transaction of the caller, who holds the application's lock. Whoever chose the time themselves
   * need not say that they come.
   */
  async arrange(
    manager: EntityManager,
    application: Application,
    plan: { scheduledAt: Date; details: Details; isChosen?: boolean },
  ): Promise<Interview> {
    const now = this.clock.now();
    const interview = await manager.save(
      manager.create(Interview, {
        applicationId: application.id,
        scheduledAt: plan.scheduledAt,
        ...detailsOf(plan.details),
        ...(plan.isChosen && { answer: 'coming' as const, answeredAt: now }),
        createdAt: now,
      }),
    );
    await this.invitations.close(manager, { applicationIds: [application.id], reason: 'planned' });
    await recordHistory(manager, {
      applicationId: application.id,
      kind: 'interview_planned',
      data: { scheduledAt: plan.scheduledAt.toISOString(), type: interview.type },
      ...(plan.isChosen && { applicantId: application.userId }),
    });
    await markInterviewArranged(manager, application);
    const { id, applicationId } = interview;
    await publish(manager, 'interview.scheduled', { id, applicationId, userId: application.userId });
    return interview;
  }
}
