import { Injectable } from '@nestjs/common';
import { applicationsService, fileUrl } from '@workboard/contracts';
import { type Client, fileKey, InjectClient, removeUnknownFiles, Storage } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { ResumeFile } from './resume-file.entity.js';

const batchSize = 200;
const dayMs = 86_400_000;

/** Removes stored resumes that nobody needs: the file first, then its row, so that a crash leaves no file behind. */
@Injectable()
export class ResumeSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
  ) {}

  /** Files that were replaced a day ago and that no application carries, and all files of deleted people. */
  async removeDue(): Promise<void> {
    const due: Pick<ResumeFile, 'id' | 'userId'>[] = await this.dataSource.query(
      `SELECT id, user_id AS "userId" FROM resume_files WHERE remove_after <= now() ORDER BY remove_after LIMIT ${batchSize}`,
    );
    const inUse = await this.inUse(due.filter(({ userId }) => userId !== null).map(({ id }) => id));
    if (inUse.size > 0) {
      await this.dataSource.query(
        `UPDATE resume_files SET remove_after = now() + interval '24 hours' WHERE id = ANY($1::uuid[])`,
        [[...inUse]],
      );
    }
    for (const { id } of due.filter(({ id }) => !inUse.has(id))) {
      await this.storage.remove(fileKey('resume', id));
      await this.dataSource.manager.delete(ResumeFile, { id });
    }
  }

  /** Files of yesterday and before without a row. */
  async removeOrphans(now = new Date()): Promise<void> {
    await removeUnknownFiles({
      storage: this.storage,
      kind: 'resume',
      before: new Date(now.getTime() - dayMs),
      known: (ids) => this.known(ids),
    });
  }

  private async known(ids: string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(`SELECT id FROM resume_files WHERE id::text = ANY($1)`, [
      ids,
    ]);
    return rows.map(({ id }) => id);
  }

  private async inUse(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) {
      return new Set();
    }
    const byUrl = new Map(ids.map((id) => [fileUrl('resume', id), id]));
    const used = await this.applications.resumesInUse({ resumes: [...byUrl.keys()] });
    return new Set(used.flatMap((url) => byUrl.get(url) ?? []));
  }
}
