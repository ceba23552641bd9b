import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  jobsService,
  type MessageData,
  type SavedBy,
  savedByMost,
  type SavedJob as SavedJobResponse,
  type SavedJobMetadata,
  type SaveJob,
} from '@workboard/contracts';
import { Clock, conflictAs, Idempotency, protectUser } from '@workboard/service-kit';
import { DataSource, In, MoreThan } from 'typeorm';
import { JobsReadingService } from '../jobs/jobs-reading.service.js';
import { SavedJob } from './saved-job.entity.js';
import { presentSavedJob } from './saved-job.presenter.js';

/** The caller's own saved jobs; somebody else's are as if they did not exist. */
@Injectable()
export class SavedJobsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly reading: JobsReadingService,
  ) {}

  /** Newest first; jobs that are no longer public are shown as they are. */
  async list({ userId }: Caller): Promise<SavedJobResponse[]> {
    const saved = await this.dataSource
      .getRepository(SavedJob)
      .find({ where: { userId }, order: { savedAt: 'DESC', id: 'DESC' } });
    const cards = await this.cards(saved.map(({ jobId }) => jobId));
    return saved.flatMap((entry) => {
      const card = cards.get(entry.jobId);
      return card === undefined ? [] : [presentSavedJob(entry, card)];
    });
  }

  /** Saves a job that the caller may see. Throws `job_not_found`, `already_saved`, or `forbidden` for somebody else's. */
  async save(caller: Caller, { jobId, userId }: SaveJob): Promise<SavedJobResponse> {
    if (userId != null && userId !== caller.userId) {
      throw new AppError('forbidden');
    }
    const { text } = await this.reading.requireVisible(jobId, caller);
    return this.idempotency.transaction(async (manager) => {
      await protectUser(manager, caller.userId, 'unauthenticated');
      // Held until the end: it may be deleted at this very moment.
      const [job]: unknown[] = await manager.query('SELECT FROM jobs WHERE id = $1 FOR KEY SHARE', [jobId]);
      if (!job) {
        throw new AppError('job_not_found');
      }
      const entry = { userId: caller.userId, jobId, savedAt: this.clock.now() };
      const { identifiers } = await conflictAs('already_saved', manager.insert(SavedJob, entry));
      const id = Number(identifiers[0]?.['id']);
      return presentSavedJob(await manager.findOneByOrFail(SavedJob, { id }), text);
    });
  }

  async unsave({ userId }: Caller, jobId: number): Promise<null> {
    const { affected } = await this.dataSource.getRepository(SavedJob).delete({ userId, jobId });
    this.requireSaved(affected);
    return null;
  }

  /** Changes notes, folder or priority; what is not named stays. Throws `saved_job_not_found`. */
  async annotate(
    { userId }: Caller,
    { jobId, changes }: { jobId: number; changes: SavedJobMetadata },
  ): Promise<SavedJobResponse> {
    const { notes, folder, priority } = changes;
    const repository = this.dataSource.getRepository(SavedJob);
    const named = { notes, folder, priority };
    if (Object.values(named).some((value) => value !== undefined)) {
      const { affected } = await repository.update({ userId, jobId }, named);
      this.requireSaved(affected);
    }
    const saved = await repository.findOneBy({ userId, jobId });
    const card = (await this.cards([jobId])).get(jobId);
    if (!saved || card === undefined) {
      throw new AppError('saved_job_not_found');
    }
    return presentSavedJob(saved, card);
  }

  /** A page of who saved the jobs, by the entries' ids (decision P94). */
  savedBy({ jobIds, userId, after }: MessageData<typeof jobsService.messages.savedBy>): Promise<SavedBy[]> {
    return this.dataSource.getRepository(SavedJob).find({
      select: { id: true, userId: true, jobId: true },
      where: { jobId: In(jobIds), id: MoreThan(after), ...(userId !== undefined && { userId }) },
      order: { id: 'ASC' },
      take: savedByMost,
    });
  }

  private requireSaved(affected: number | null | undefined): void {
    if (!affected) {
      throw new AppError('saved_job_not_found');
    }
  }

  private async cards(ids: readonly number[]): Promise<Map<number, string>> {
    const rows: { id: number; text: string }[] = await this.dataSource.query(
      `SELECT job.id, job_json(job, card.card) AS text
       FROM jobs AS job JOIN job_cards AS card ON card.job_id = job.id WHERE job.id = ANY ($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, text }) => [id, text]));
  }
}
