import { Injectable } from '@nestjs/common';
import { authService, type InterviewTimes, type InterviewTimesRecord, jobsService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { inBatches } from './in-batches.js';

/** Joins times to choose from with what names them: the job and the applicants, which other services own. */
@Injectable()
export class TimesPresenter {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  async presentOne(record: InterviewTimesRecord): Promise<InterviewTimes> {
    const [times] = await this.presentAll([record]);
    return times as InterviewTimes;
  }

  /** Keeps the order; what is just being deleted is null. */
  async presentAll(records: readonly InterviewTimesRecord[]): Promise<InterviewTimes[]> {
    const [jobs, applicants] = await Promise.all([
      inBatches(
        records.map(({ jobId }) => jobId),
        (batch) => this.jobs.byIds(batch),
      ),
      inBatches(
        records.flatMap(({ invitees }) => invitees.map(({ userId }) => userId)),
        (batch) => this.auth.applicants(batch),
      ),
    ]);
    const jobById = new Map(
      jobs.map(({ id, title, status, company }) => [id, { id, title, status, companyName: company.name }]),
    );
    const applicantById = new Map(applicants.map(({ id, firstName, lastName }) => [id, { id, firstName, lastName }]));
    return records.map(({ jobId, invitees, ...times }) => ({
      ...times,
      job: jobById.get(jobId) ?? null,
      invitees: invitees.map(({ userId, ...invitee }) => ({
        ...invitee,
        applicant: applicantById.get(userId) ?? null,
      })),
    }));
  }
}
