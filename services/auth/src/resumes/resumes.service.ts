import { Injectable } from '@nestjs/common';
import {
  authService,
  type Caller,
  fileUrl,
  type MessageData,
  type MessageOutput,
  type ResumeInfo,
} from '@workboard/contracts';
import { audit, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { User } from '../users/user.entity.js';
import { ResumeFile } from './resume-file.entity.js';
import { lockUser } from '../users/lock-user.js';

const { messages } = authService;
type ResumeOwner = NonNullable<MessageOutput<typeof messages.resumeOwner>>;

/** Whose resume a stored file is. Replaced files wait for a day, then go unless an application carries them. */
@Injectable()
export class ResumesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Makes an uploaded file the caller's resume in the place of the one before. */
  async attach(
    { userId }: Caller,
    { fileId, name, size, sha256 }: MessageData<typeof messages.attachResume>,
  ): Promise<{ url: string }> {
    const url = fileUrl('resume', fileId);
    await this.dataSource.transaction(async (manager) => {
      await lockUser(manager, userId);
      await this.release(manager, userId);
      await manager.insert(ResumeFile, { id: fileId, userId, name, size, sha256 });
      await manager.update(User, { id: userId }, { resume: url });
      await publish(manager, 'resume.uploaded', { userId, fileId });
    });
    return { url };
  }

  /** What is known of the caller's resume; null without one. */
  async current({ userId }: Caller): Promise<ResumeInfo | null> {
    const file = await this.dataSource.manager.findOneBy(ResumeFile, { userId, removeAfter: IsNull() });
    return file && { name: file.name, size: file.size, uploadedAt: file.createdAt.toISOString() };
  }

  /** Takes the caller's resume away; without one nothing happens. */
  async detach({ userId }: Caller): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      await lockUser(manager, userId);
      await this.release(manager, userId);
      await manager.update(User, { id: userId }, { resume: null });
    });
    return null;
  }

  /** Replaced files count too, as applications keep them; those of deleted people do not. */
  async owner(caller: Caller | null, { fileId }: { fileId: string }): Promise<ResumeOwner | null> {
    const file = await this.dataSource.manager.findOneBy(ResumeFile, { id: fileId });
    if (!file || file.userId === null || (await this.isHidden(caller, file.userId))) {
      return null;
    }
    return { userId: file.userId, sha256: file.sha256, isCurrent: file.removeAfter === null };
  }

  /** Whoever leaves is hidden from all but themselves and super admins (decision A18). */
  private async isHidden(caller: Caller | null, userId: number): Promise<boolean> {
    const sees = caller?.userId === userId || caller?.role === 'super_admin';
    return !sees && this.dataSource.manager.existsBy(User, { id: userId, deleteAfter: Not(IsNull()) });
  }

  /** Somebody else than its owner is about to read a resume. */
  async recordDownload({ fileId, userId }: MessageData<typeof messages.recordResumeDownload>): Promise<null> {
    await audit(this.dataSource.manager, {
      action: 'resume_downloaded',
      target: 'account',
      targetId: userId,
      after: { fileId },
    });
    return null;
  }

  private async release(manager: EntityManager, userId: number): Promise<void> {
    const [released]: [{ id: string }[], number] = await manager.query(
      `UPDATE resume_files SET remove_after = now() + interval '24 hours'
       WHERE user_id = $1 AND remove_after IS NULL RETURNING id`,
      [userId],
    );
    for (const { id: fileId } of released) {
      await publish(manager, 'resume.removed', { userId, fileId });
    }
  }
}
