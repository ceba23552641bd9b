import { Injectable } from '@nestjs/common';
import { applicationsService, type EventPayload, fileUrl } from '@workboard/contracts';
import { BeforeEvent, type Client, InjectClient, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { ResumeTexts } from '../resumes/resume-texts.js';
import { Work } from '../work/work.js';
import { unlinkSharedTexts } from './shared-texts.js';
import { markDeleted } from '../resumes/tombstones.js';

/** Several saves in a row are one change. */
const settleMs = 15_000;

/** What happens elsewhere, as far as ranking is concerned. */
@Injectable()
export class RunsEvents {
  constructor(
    private readonly work: Work,
    private readonly texts: ResumeTexts,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
  ) {}

  @OnEvent('user.created')
  async onCreated({ userId, role }: EventPayload<'user.created'>, manager: EntityManager): Promise<void> {
    if (role === 'job_seeker') {
      await this.recommend(userId, manager);
    }
  }

  @OnEvent('user.profile_changed')
  async onProfileChanged({ userId }: EventPayload<'user.profile_changed'>, manager: EntityManager): Promise<void> {
    await this.recommend(userId, manager);
  }

  @OnEvent('user.deleted')
  async onDeleted({ userId }: EventPayload<'user.deleted'>, manager: EntityManager): Promise<void> {
    await markDeleted(manager, { userId });
    await this.texts.removeOfUser(manager, userId);
    await manager.query(`DELETE FROM scores WHERE user_id = $1`, [userId]);
    await manager.query(`DELETE FROM run_entries WHERE user_id = $1`, [userId]);
    await manager.query(`DELETE FROM reason_corrections WHERE user_id = $1`, [userId]);
    await manager.query(`DELETE FROM work WHERE kind = 'recommend' AND key = $1`, [String(userId)]);
  }

  @OnEvent('resume.uploaded')
  async onResume({ userId, fileId }: EventPayload<'resume.uploaded'>, manager: EntityManager): Promise<void> {
    await this.work.add(manager, { kind: 'extract', key: fileId });
    await this.recommend(userId, manager);
  }

  @BeforeEvent('resume.removed')
  async isInUse({ fileId }: EventPayload<'resume.removed'>): Promise<boolean> {
    const inUse = await this.applications.resumesInUse({ resumes: [fileUrl('resume', fileId)] });
    return inUse.length > 0;
  }

  /** The text goes with the file, unless an application still carries it (decision W7). */
  @OnEvent('resume.removed')
  async onResumeRemoved(
    { userId, fileId }: EventPayload<'resume.removed'>,
    manager: EntityManager,
    isInUse: boolean,
  ): Promise<void> {
    if (!isInUse) {
      await markDeleted(manager, { userId, fileId });
      await this.texts.remove(manager, fileId);
    }
  }

  @OnEvent('job.deleted')
  async onJobDeleted({ id }: EventPayload<'job.deleted'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM scores WHERE job_hash IN (SELECT job_hash FROM runs WHERE job_id = $1)
       AND job_hash NOT IN (SELECT job_hash FROM runs WHERE job_id <> $1)`,
      [id],
    );
    await manager.query(`DELETE FROM runs WHERE job_id = $1`, [id]);
    await manager.query(`DELETE FROM criteria_settings WHERE job_id = $1`, [id]);
    await manager.query(`DELETE FROM reason_corrections WHERE job_id = $1`, [id]);
  }

  /** Somebody who withdrew, or whose application is gone, is in no ranking any more (decision P18). */
  @OnEvent('application.withdrawn')
  async onWithdrawn(application: EventPayload<'application.withdrawn'>, manager: EntityManager): Promise<void> {
    await this.leaveOut(manager, application);
  }

  @OnEvent('application.deleted')
  async onApplicationDeleted(application: EventPayload<'application.deleted'>, manager: EntityManager): Promise<void> {
    await this.leaveOut(manager, application);
  }

  private async leaveOut(manager: EntityManager, { id, jobId }: { id: number; jobId: number }): Promise<void> {
    await unlinkSharedTexts(manager, { id, jobId });
    await manager.query(`DELETE FROM run_entries WHERE application_id = $1`, [id]);
    await manager.query(`DELETE FROM reason_corrections WHERE application_id = $1`, [id]);
  }

  private recommend(userId: number, manager: EntityManager): Promise<void> {
    return this.work.add(manager, { kind: 'recommend', key: String(userId), delayMs: settleMs });
  }
}
