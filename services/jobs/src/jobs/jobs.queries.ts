import { Injectable } from '@nestjs/common';
import {
  type AdminListJobs,
  filledDays,
  type JobForRanking,
  type JobQuestion,
  mostInnerBytes,
  otherAdsRead,
} from '@workboard/contracts';
import { containing, queryPrepared, RawJson } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { type JobRow, jobsOfPage, pageOf } from './list-bytes.js';

/** A job with what decides who may see it. `text` is its response, ready to be sent. */
export interface FoundJob {
  text: string;
  /** What its own team and super admins read besides. */
  takenDownReason: string | null;
  internalReference: string | null;
  questions: JobQuestion[];
  /** ISO 8601; null while it is not filled (decision P64). */
  filledAt: string | null;
  /** It is filled, and its page still tells everybody so. */
  isShownFilled: boolean;
  id: number;
  title: string;
  companyId: number;
  /** `YYYY-MM-DD` in Port Moresby. */
  closingDate: string | null;
  isPublic: boolean;
}

const cards = `jobs AS job JOIN job_cards AS card ON card.job_id = job.id`;
/** A job as its own team and super admins read it. */
const teamJson = `left(job_json(job, card.card), -1) || ',"takenDownReason":'
  || coalesce(to_json(job.taken_down_reason)::text, 'null') || ',"internalReference":'
  || coalesce(to_json(job.internal_reference)::text, 'null')
  || CASE WHEN job.filled_at IS NULL THEN '' ELSE ',"filledAt":"' || iso_instant(job.filled_at) || '"' END || '}'`;

/** Everybody reads for so long that an ad was filled; its page and nothing else shows it (decision P64). */
const shownFilled = `coalesce(job.filled_at + ${filledDays} * interval '1 day' > $2 AND job.published
  AND company.status = 'authorised' AND NOT company.deleted, false)`;

/** An ad as rankings read it, with sentences of the company's other ones. */
const adForRanking = `SELECT job.id, job.company_id AS "companyId", job.title, job.description, job.requirements, job.responsibilities,
    job.skills, job.industry, job.experience_level AS "experienceLevel", nullif(job.questions, '[]') AS questions,
    ARRAY(SELECT line FROM (
        SELECT description, requirements, responsibilities, created_at, id FROM jobs AS other
        WHERE other.company_id = job.company_id AND other.id <> job.id ORDER BY created_at DESC, id DESC LIMIT ${otherAdsRead}
      ) AS other, unnest(ARRAY[other.description] || other.requirements || other.responsibilities) WITH ORDINALITY AS lines (line, at)
      ORDER BY other.created_at DESC, other.id DESC, at) AS "otherAds"
  FROM jobs AS job WHERE job.id = $1`;

/** Reads jobs by id and by owner; see search/ for the public list. */
@Injectable()
export class JobsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether it is public is judged at `now`, so that it is right between the expiry and the next upkeep. */
  async find(id: number, now: Date): Promise<FoundJob | null> {
    const rows = await queryPrepared<FoundJob>(
      this.dataSource,
      `SELECT job_json(job, card.card) AS text, job.taken_down_reason AS "takenDownReason",
         job.internal_reference AS "internalReference", job.questions,
         iso_instant(job.filled_at) AS "filledAt", ${shownFilled} AS "isShownFilled", job.id, job.title,
         job.company_id AS "companyId", job.closing_date::text AS "closingDate", job_is_public(job, company, $2) AS "isPublic"
       FROM ${cards} LEFT JOIN company_copies AS company ON company.id = job.company_id
       WHERE job.id = $1`,
      [id, now],
    );
    return rows[0] ?? null;
  }

  /** The response for a job as the transaction leaves it, for its team and super admins, who wrote it. */
  async written(manager: EntityManager, id: number): Promise<RawJson> {
    const rows: { text: string }[] = await manager.query(
      `SELECT left(job_json(job, card.card), -1)
         || coalesce(',"internalReference":' || to_json(job.internal_reference)::text, '')
         || CASE WHEN job.filled_at IS NULL THEN '' ELSE ',"filledAt":"' || iso_instant(job.filled_at) || '"' END
         || CASE WHEN job.questions = '[]' THEN '' ELSE ',"questions":' || job.questions::text END || '}' AS text
       FROM ${cards} WHERE job.id = $1`,
      [id],
    );
    return new RawJson(rows[0]?.text ?? 'null');
  }

  byIds(ids: readonly number[]): Promise<RawJson> {
    return this.list(
      `SELECT job.id, job.id AS place, job_json(job, card.card) AS text FROM ${cards} WHERE job.id = ANY ($1)`,
      [ids],
    );
  }

  /** The company's own names for jobs, of one company or of all; jobs without one are missing. */
  internalReferences(options: {
    ids: readonly number[];
    companyId: number | null;
  }): Promise<{ id: number; internalReference: string }[]> {
    return this.dataSource.query(
      `SELECT id, internal_reference AS "internalReference" FROM jobs
       WHERE id = ANY ($1) AND ($2::int IS NULL OR company_id = $2) AND internal_reference IS NOT NULL`,
      [options.ids, options.companyId],
    );
  }

  /** An ad with sentences of the company's other ones, newest first; null when there is none of the id. */
  async forRanking(id: number): Promise<JobForRanking | null> {
    const rows: JobForRanking[] = await this.dataSource.query(adForRanking, [id]);
    return rows[0] ?? null;
  }

  async rankingStamp(id: number): Promise<string | null> {
    const rows = await queryPrepared<{ stamp: string }>(
      this.dataSource,
      `SELECT md5(ad::text) AS stamp FROM (${adForRanking}) AS ad`,
      [id],
    );
    return rows[0]?.stamp ?? null;
  }

  /** All jobs of a company, newest first. */
  ofCompany(companyId: number): Promise<RawJson> {
    return this.list(
      jobsOfPage(
        `SELECT id, row_number() OVER (ORDER BY created_at DESC, id DESC) AS place FROM jobs WHERE company_id = $1`,
        { json: teamJson },
      ),
      [companyId],
    );
  }

  async idsOfCompany(companyId: number): Promise<number[]> {
    const rows: { id: number }[] = await this.dataSource.query(
      `SELECT id FROM jobs WHERE company_id = $1 ORDER BY id DESC`,
      [companyId],
    );
    return rows.map(({ id }) => id);
  }

  /** A page of all jobs of a status whose title, location or internal reference contains the words (decisions W11, P61). */
  async all({
    limit,
    offset,
    q,
    status,
    published,
    companyId,
    sort = 'newest',
    includeTotal,
  }: AdminListJobs): Promise<RawJson> {
    const direction = sort === 'newest' ? 'DESC' : 'ASC';
    const order = (alias: string) => `${alias}.created_at ${direction}, ${alias}.id ${direction}`;
    const where = `($1::text IS NULL OR job.status = $1) AND ($2::boolean IS NULL OR job.published = $2)
      AND ($3::text IS NULL OR job.title ILIKE $3 OR job.location ILIKE $3 OR job.internal_reference ILIKE $3)
      AND ($4::int IS NULL OR job.company_id = $4)`;
    const filters = [status ?? null, published ?? null, q ? containing(q) : null, companyId ?? null];
    const jobs = await this.list(
      jobsOfPage(
        `SELECT id, row_number() OVER (ORDER BY ${order('job')}) AS place FROM jobs AS job WHERE ${where}
         ORDER BY ${order('job')} LIMIT $5 OFFSET $6`,
        { json: teamJson },
      ),
      [...filters, limit, offset],
    );
    if (!includeTotal) {
      return jobs;
    }
    const rows: { total: number }[] = await this.dataSource.query(
      `SELECT count(*)::int AS total FROM jobs AS job WHERE ${where}`,
      filters,
    );
    return new RawJson(`{"jobs":${jobs.text},"total":${rows[0]?.total ?? 0}}`);
  }

  /** Public jobs that still take applications on `today`, newest first. */
  open({ limit, today }: { limit: number; today: string }): Promise<RawJson> {
    return this.list(
      jobsOfPage(
        `SELECT job_id AS id, row_number() OVER (ORDER BY created_at DESC, job_id DESC) AS place FROM job_search
         WHERE closing_date IS NULL OR closing_date >= $2 ORDER BY created_at DESC, job_id DESC LIMIT $1`,
        { mostBytes: mostInnerBytes },
      ),
      [limit, today],
    );
  }

  private async list(sql: string, parameters: unknown[]): Promise<RawJson> {
    const rows: JobRow[] = await this.dataSource.query(sql, parameters);
    return new RawJson(`[${pageOf(rows).text}]`);
  }
}
