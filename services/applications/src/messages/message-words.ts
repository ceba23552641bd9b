import { Injectable } from '@nestjs/common';
import {
  AppError,
  type ApplicationStatus,
  authService,
  type Caller,
  fillFields,
  filledMessageMax,
  jobsService,
  type MessageValues,
  referenceOf,
  say,
  validationError,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Application } from '../applications/application.entity.js';
import { visibleTo } from '../applications/application.policy.js';
import type { OwnWords } from '../notices/status-notices.js';

/** Fills the fields of messages in; asks the other services, so it is done before any transaction (decision P43). */
@Injectable()
export class MessageWords {
  constructor(
    private readonly dataSource: DataSource,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  /** What the fields stand for, by application; those that the caller does not see or that are just being deleted are missing. */
  async valuesOf(ids: readonly number[], caller: Caller): Promise<Map<number, MessageValues>> {
    const applications = await visibleTo(
      this.dataSource.manager
        .createQueryBuilder(Application, 'application')
        .innerJoin('application.job', 'job')
        .where('application.id = ANY(:ids)', { ids: [...ids] }),
      caller,
      { includeClosed: true },
    ).getMany();
    if (applications.length === 0) {
      return new Map();
    }
    const jobIds = [...new Set(applications.map(({ jobId }) => jobId))];
    const userIds = [...new Set(applications.map(({ userId }) => userId))];
    const [jobs, people, [sender]] = await Promise.all([
      this.jobs.byIds({ ids: jobIds }),
      this.auth.applicants({ ids: userIds }),
      this.auth.contacts({ ids: [caller.userId] }),
    ]);
    const jobById = new Map(jobs.map((job) => [job.id, job]));
    const personById = new Map(people.map((person) => [person.id, person]));
    return new Map(
      applications.flatMap(({ id, jobId, userId }) => {
        const job = jobById.get(jobId);
        const person = personById.get(userId);
        const values = job &&
          person && {
            firstName: person.firstName,
            lastName: person.lastName,
            job: job.title,
            company: job.company.name,
            sender: sender ? `${sender.firstName} ${sender.lastName}` : job.company.name,
            reference: referenceOf(id),
          };
        return values ? [[id, values] as const] : [];
      }),
    );
  }

  /** The text as one person reads it. Throws `message_too_long` when names make it so. */
  fill(text: string, values: MessageValues): string {
    const filled = fillFields(text, values);
    if (filled.length > filledMessageMax) {
      throw new AppError('message_too_long');
    }
    return filled;
  }

  /**
   * The employer's own text for each rejection, null for the usual one, nothing where nothing was said (decision P44). Throws
   * `validation_failed` for a text with any other decision.
   */
  async ofDecision(
    ids: readonly number[],
    { status, message }: { status?: ApplicationStatus; message?: string | null },
    caller: Caller,
  ): Promise<Map<number, OwnWords | null>> {
    if (message === undefined) {
      return new Map();
    }
    if (message === null) {
      return new Map(ids.map((id) => [id, null]));
    }
    if (status !== 'rejected') {
      throw validationError([{ path: ['message'], message: say.messageOnlyRejects }]);
    }
    const values = await this.valuesOf(ids, caller);
    return new Map([...values].map(([id, own]) => [id, { text: this.fill(message, own), by: caller.userId }]));
  }
}
