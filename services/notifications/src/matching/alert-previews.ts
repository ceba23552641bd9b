import { Injectable } from '@nestjs/common';
import {
  alertPreviewLimits,
  dayOf,
  type JobAlertPreview,
  jobsService,
  type PhraseKind,
  type PreviewJobAlert,
  type ReadPhrase,
} from '@workboard/contracts';
import { type Client, Clock, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { isPublicAndOpen } from '../messages/jobs/open-jobs.js';

const { counted, lookedAt, named } = alertPreviewLimits;

interface Found {
  id: number;
  isBeyond: boolean;
}

/** The phrase that fits every job. */
const anything = 0;

/**
 * What an alert would find among the jobs that are open now (decision P95): its phrases are read, put together and compared as
 * those of an alert that exists, by the same functions of the schema (`schema/alerts.ts`), and nothing is written.
 */
@Injectable()
export class AlertPreviews {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  async of(wishes: PreviewJobAlert): Promise<JobAlertPreview> {
    const found = await this.find(wishes);
    const ids = found.filter(({ isBeyond }) => !isBeyond).map(({ id }) => id);
    const jobs = await this.jobs.byIds({ ids: ids.slice(0, named) });
    const now = this.clock.now();
    return {
      total: Math.min(ids.length, counted),
      more: ids.length > counted || found.length > ids.length,
      jobs: jobs
        .filter((job) => isPublicAndOpen(job, now))
        .toSorted((one, other) => other.id - one.id)
        .map(({ id, title, company }) => ({ id, title, company: { id: company.id, name: company.name } })),
    };
  }

  /**
   * The newest that fit, one more than are counted. Of those with the words and places no more are looked at than the contract
   * says; the one after them stands for the rest. To look at a million for a few that pay enough would take a second.
   */
  private async find({ keywords = [], location, ...rules }: PreviewJobAlert): Promise<Found[]> {
    const { words, places } = await this.read(keywords, location ?? '');
    return this.dataSource.query(
      `SELECT id, place > ${lookedAt} AS "isBeyond" FROM (
         SELECT id, fits, row_number() OVER () AS place FROM (
           SELECT job.job_id AS id, alert_fits(wished.alert, job) AS fits
           FROM job_copies AS job
             CROSS JOIN (SELECT jsonb_populate_record(NULL::job_alerts, $1) AS alert OFFSET 0) AS wished
           WHERE job.is_public AND NOT job.deleted AND (job.closing_day IS NULL OR job.closing_day >= $2)
             AND ($3::tsquery IS NULL OR job.words @@ $3::tsquery) AND ($4::tsquery IS NULL OR job.places @@ $4::tsquery)
           ORDER BY job.job_id DESC LIMIT ${lookedAt + 1}) AS newest) AS numbered
       WHERE fits OR place > ${lookedAt} LIMIT ${counted + 1}`,
      [
        JSON.stringify({
          work_type: rules.workType ?? 'any',
          employment_type: rules.employmentType ?? 'any',
          salary_min: rules.salaryMin,
          salary_max: rules.salaryMax,
        }),
        dayOf(this.clock.now()),
        words,
        places,
      ],
    );
  }

  /** The queries over a job's words and places; null where any will do. */
  private async read(keywords: string[], location: string): Promise<{ words: string | null; places: string | null }> {
    const phrases: { kind: PhraseKind; text: string }[] = await this.dataSource.query(
      `SELECT DISTINCT kind, text FROM (
         SELECT 'words' AS kind, plain_text(keyword) AS text FROM unnest($1::text[]) AS keyword
         UNION ALL SELECT 'places', alert_place($2)) AS said
       WHERE text <> ''`,
      [keywords, location],
    );
    if (phrases.length === 0) {
      return { words: null, places: null };
    }
    const read = await this.jobs.readPhrases({ phrases });
    const [keys]: [{ words: number[]; places: number[] }] = await this.dataSource.query(
      `SELECT array_agg(DISTINCT keyword_id) AS words, array_agg(DISTINCT place_id) AS places
       FROM phrase_keys(ARRAY(SELECT phrase FROM jsonb_populate_recordset(NULL::alert_phrases, $1) AS phrase))`,
      [JSON.stringify(phrases.map(({ kind }, at) => ({ id: at + 1, kind, says: read[at]?.says })))],
    );
    return { words: anyOf(read, keys.words), places: anyOf(read, keys.places) };
  }
}

/** Phrases that were numbered from 1, as one query; a phrase that fits no job adds nothing to it. */
const anyOf = (read: readonly ReadPhrase[], numbers: readonly number[]): string | null =>
  numbers.includes(anything)
    ? null
    : numbers
        .map((number) => read[number - 1]?.match ?? '')
        .filter((match) => match !== '')
        .map((match) => `(${match})`)
        .join(' | ');
