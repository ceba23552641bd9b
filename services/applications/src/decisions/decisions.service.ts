import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  AppError,
  type Caller,
  type DecidedMany,
  type DecideMany,
  isEnding,
  type UpdateApplication,
} from '@workboard/contracts';
import { Clock, oneByOne } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Application } from '../applications/application.entity.js';
import { checkNotes, checkNotWithdrawn, offerAfter } from '../applications/application.rules.js';
import { ApplicationsQueries } from '../applications/applications.queries.js';
import { recordHistory } from '../history/record-history.js';
import { InterviewCancelling } from '../interviews/interview-cancelling.js';
import { MessageWords } from '../messages/message-words.js';
import { type OwnWords, rewordNotice } from '../notices/status-notices.js';
import { NoticePlanning } from '../outbox/notice-planning.js';
import { ApplicationRecords } from '../records/application-records.js';

interface Decision {
  id: number;
  changes: UpdateApplication;
  /** Also when the job is switched off (decision P20). */
  includeClosed?: boolean;
}

/** What employers decide about applications. */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly applications: ApplicationsQueries,
    private readonly records: ApplicationRecords,
    private readonly notices: NoticePlanning,
    private readonly interviews: InterviewCancelling,
    private readonly words: MessageWords,
  ) {}

  /**
   * An employer's decision; any status may follow any other (spec §4). A status set again tells nobody anything. Throws
   * `conflict` for notes that a colleague changed meanwhile (decision P24).
   */
  async update(caller: Caller, decision: Decision): Promise<ApplicationRecord> {
    const words = await this.words.ofDecision([decision.id], decision.changes, caller);
    return this.updateOne(caller, decision, words.get(decision.id));
  }

  private async updateOne(
    caller: Caller,
    { id, changes, includeClosed = false }: Decision,
    words: OwnWords | null | undefined,
  ) {
    return this.dataSource.transaction(async (manager) => {
      const application = await this.applications.lock(manager, { id, caller, includeClosed });
      if (changes.notes !== undefined) {
        checkNotes(application, changes.notesBefore);
        if (application.notes !== changes.notes) {
          await recordHistory(manager, { applicationId: id, kind: 'notes_changed' });
        }
        application.notes = changes.notes;
      }
      const status = changes.status ?? application.status;
      if (status === application.status) {
        application.updatedAt = this.clock.now();
        await manager.save(application);
        if (words !== undefined) {
          await rewordNotice(manager, id, words);
        }
      } else {
        await this.decide(manager, application, { status, offerMadeAt: offerAfter(application, status) }, { words });
        if (isEnding(status) && changes.cancelInterviews) {
          await this.interviews.cancelPlanned(manager, { applicationIds: [id], reason: status });
        }
      }
      return this.records.presentOne(manager, application, caller);
    });
  }

  /** The same decision about several, each by itself; says which could not be decided and why (decision P25). */
  async decideMany(
    caller: Caller,
    { ids, includeClosed, ...changes }: DecideMany & { includeClosed?: boolean },
  ): Promise<DecidedMany> {
    const words = await this.words.ofDecision(ids, changes, caller);
    return oneByOne(ids, (id) => this.updateOne(caller, { id, changes, includeClosed }, words.get(id)));
  }

  /** The employer made an offer (decision P16). Throws `offer_made` for a second one, `application_withdrawn` for a late one. */
  async offer(caller: Caller, id: number): Promise<ApplicationRecord> {
    return this.dataSource.transaction(async (manager) => {
      const application = await this.applications.lock(manager, { id, caller });
      if (application.offerMadeAt && application.status === 'offered') {
        throw new AppError('offer_made');
      }
      await this.decide(
        manager,
        application,
        { status: 'offered', offerMadeAt: this.clock.now() },
        { kind: 'offered' },
      );
      return this.records.presentOne(manager, application, caller);
    });
  }

  /** Throws `application_withdrawn` unless there is still something to decide. */
  private async decide(
    manager: EntityManager,
    application: Application,
    decision: Pick<Application, 'status' | 'offerMadeAt'>,
    { kind = 'status_changed', words }: { kind?: 'status_changed' | 'offered'; words?: OwnWords | null } = {},
  ): Promise<void> {
    checkNotWithdrawn(application);
    const before = { status: application.status, offerMadeAt: application.offerMadeAt };
    Object.assign(application, decision, { updatedAt: this.clock.now() });
    await manager.save(application);
    const data = { from: before.status, to: decision.status };
    await recordHistory(manager, { applicationId: application.id, kind, data });
    await this.notices.plan(manager, { application, before, words });
  }
}
