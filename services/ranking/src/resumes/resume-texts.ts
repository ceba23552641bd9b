import { Injectable } from '@nestjs/common';
import type { RankFlag } from '@workboard/contracts';
import { protectFromDeletion } from './tombstones.js';
import { DataSource, type EntityManager } from 'typeorm';

export interface ResumeText {
  fileId: string;
  userId: number;
  text: string;
  /** `hidden-text`, `no-text`. */
  flags: RankFlag[];
  pages: number;
}

/**
 * One for all rows of `resume_texts` that are looked at; changes whenever one of them is written. By the transaction that wrote each:
 * hashing the texts themselves took half the time of finding a last ranking, and a restored copy only looks once more.
 */
export const resumeStamp = `md5(coalesce(string_agg(concat_ws(' ', file_id, xmin), ',' ORDER BY file_id), ''))`;

/** The text of resumes, read once when they were uploaded. */
@Injectable()
export class ResumeTexts {
  constructor(private readonly dataSource: DataSource) {}

  /** By file id; files whose text was not read yet are left out. */
  async find(fileIds: string[]): Promise<Map<string, Pick<ResumeText, 'text' | 'flags'>>> {
    if (fileIds.length === 0) {
      return new Map();
    }
    const rows: ResumeText[] = await this.dataSource.query(
      `SELECT file_id AS "fileId", text, flags FROM resume_texts WHERE file_id = ANY($1::uuid[])`,
      [fileIds],
    );
    return new Map(rows.map((row) => [row.fileId, row]));
  }

  /** SHA-256 of the texts by file id, in hex, for comparing without carrying them; files not read yet are left out. */
  async digests(fileIds: string[]): Promise<Map<string, string>> {
    if (fileIds.length === 0) {
      return new Map();
    }
    const rows: { fileId: string; digest: string }[] = await this.dataSource.query(
      `SELECT file_id AS "fileId", encode(sha256(convert_to(text, 'UTF8')), 'hex') AS digest FROM resume_texts
       WHERE file_id = ANY($1::uuid[])`,
      [fileIds],
    );
    return new Map(rows.map(({ fileId, digest }) => [fileId, digest]));
  }

  /** Changes whenever a text of these people does. */
  async stamp(userIds: readonly number[]): Promise<string> {
    const [row]: { stamp: string }[] = await this.dataSource.query(
      `SELECT ${resumeStamp} AS stamp FROM resume_texts WHERE user_id = ANY($1::int[])`,
      [userIds],
    );
    return row?.stamp ?? '';
  }

  /** Writes nothing for a file or a person that is gone. */
  async store({ fileId, userId, text, flags, pages }: ResumeText): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await protectFromDeletion(manager, { userId, fileId })) {
        await manager.query(
          `INSERT INTO resume_texts (file_id, user_id, text, flags, pages) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (file_id) DO UPDATE SET text = excluded.text, flags = excluded.flags, pages = excluded.pages`,
          [fileId, userId, text, flags, pages],
        );
      }
    });
  }

  async removeOfUser(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(`DELETE FROM resume_texts WHERE user_id = $1`, [userId]);
  }

  async remove(manager: EntityManager, fileId: string): Promise<void> {
    await manager.query(`DELETE FROM resume_texts WHERE file_id = $1`, [fileId]);
  }
}
