import { Injectable } from '@nestjs/common';
import {
  currencies,
  dayOf,
  manyAdsPerHour,
  payFarAbove,
  salaryInsightMinJobs,
  type Signal,
} from '@workboard/contracts';
import { findingsIn } from '@workboard/contracts/ad-words';
import { Clock } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { type Judged, textsOf } from './ad-text.js';
import { isFreeMail, offSiteContacts } from './contact-rules.js';
import { likeness, sketchOf } from './sketch.js';

interface Screened {
  ad: Judged;
  /** Left out for an ad that is not stored yet. */
  jobId?: number;
}
interface Sketched {
  jobId: number;
  companyId: number;
  company: string | null;
  sketch: number[];
  decision: string | null;
}

const hourMs = 60 * 60 * 1000;
/** From here on two texts are the same ad. */
const sameText = 0.6;
const comparedPay = 1000;
const mostCandidates = 50;
const mostOwnAds = 100;

const found = (kind: Signal['kind'], note: string, sentences: string[] = []): Signal[] => [{ kind, note, sentences }];

/** Looks for signals of fraud in an ad: by its words, and beside all other ads (decision P40). */
@Injectable()
export class ScreeningService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async signalsOf(manager: EntityManager, screened: Screened): Promise<Signal[]> {
    const { ad } = screened;
    const texts = textsOf(ad);
    const [crowd, copies, pay] = [
      await this.crowd(manager, screened),
      await this.copies(manager, screened),
      await this.pay(manager, ad),
    ];
    return [...this.words(texts), ...copies, ...crowd, ...pay, ...this.contacts(ad, texts)];
  }

  /** Keeps what an ad is compared by. */
  async remember(manager: EntityManager, { jobId, ad }: { jobId: number; ad: Judged }): Promise<void> {
    await manager.query(
      `INSERT INTO job_sketches (job_id, company_id, sketch) VALUES ($1, $2, $3)
       ON CONFLICT (job_id) DO UPDATE SET company_id = excluded.company_id, sketch = excluded.sketch`,
      [jobId, ad.companyId, sketchOf(textsOf(ad))],
    );
  }

  /** The company's own ad that says the same and that people can apply for, the newest first. */
  async ownDuplicate(ad: Pick<Judged, 'companyId'> & { texts: readonly string[]; jobId: number | null }) {
    const sketch = sketchOf(ad.texts);
    if (sketch.length === 0) {
      return undefined;
    }
    const now = this.clock.now();
    const others: { id: number; title: string; sketch: number[] | null; texts: string[] | null }[] =
      await this.dataSource.query(
        `SELECT job.id, job.title, known.sketch, CASE WHEN known.sketch IS NULL THEN ARRAY[job.title, job.description,
             array_to_string(job.requirements, ' '), array_to_string(job.responsibilities, ' '),
             array_to_string(job.skills, ' '), array_to_string(job.benefits, ' ')] END AS texts
         FROM jobs AS job JOIN company_copies AS company ON company.id = job.company_id
           LEFT JOIN job_sketches AS known ON known.job_id = job.id
         WHERE job.company_id = $1 AND job.id IS DISTINCT FROM $2 AND job_is_public(job, company, $3)
           AND (job.closing_date IS NULL OR job.closing_date >= $4)
         ORDER BY job.created_at DESC, job.id DESC LIMIT ${mostOwnAds}`,
        [ad.companyId, ad.jobId, now, dayOf(now)],
      );
    // Ads that super admins posted, and those from before sketches were kept, have none.
    const same = others.find((other) => likeness(sketch, other.sketch ?? sketchOf(other.texts ?? [])) >= sameText);
    return same && { id: same.id, title: same.title };
  }

  private words(texts: readonly string[]): Signal[] {
    const findings = findingsIn(texts);
    const notes = {
      asks_fee: 'These words ask applicants for money.',
      asks_bank: 'These words ask for bank cards, PINs or account details.',
      asks_papers: 'These words ask to send identity papers.',
    };
    return (['asks_fee', 'asks_bank', 'asks_papers'] as const).flatMap((kind) => {
      const sentences = findings.filter((finding) => finding.kind === kind).map(({ sentence }) => sentence);
      return sentences.length > 0 ? found(kind, notes[kind], [...new Set(sentences)]) : [];
    });
  }

  private contacts({ hrEmail }: Judged, texts: readonly string[]): Signal[] {
    const offSite = offSiteContacts(texts);
    return [
      ...(offSite.length > 0 ? found('off_site_contact', 'These words lead applicants away from here.', offSite) : []),
      ...(isFreeMail(hrEmail) ? found('free_mail', `Applications go to ${hrEmail}.`) : []),
    ];
  }

  private async crowd(manager: EntityManager, { ad, jobId }: Screened): Promise<Signal[]> {
    const since = new Date(this.clock.now().getTime() - hourMs);
    const [others]: { all: number; recent: number }[] = await manager.query(
      `SELECT count(*)::int AS all, count(*) FILTER (WHERE created_at > $3)::int AS recent
       FROM (SELECT created_at FROM jobs WHERE company_id = $1 AND id IS DISTINCT FROM $2
             ORDER BY created_at DESC LIMIT 100) AS newest`,
      [ad.companyId, jobId ?? null, since],
    );
    const recent = (others?.recent ?? 0) + 1;
    return [
      ...(others?.all === 0 ? found('first_ad', 'The company posted nothing before.') : []),
      ...(recent >= manyAdsPerHour ? found('many_at_once', `${recent} ads of the company within an hour.`) : []),
    ];
  }

  private async copies(manager: EntityManager, { ad, jobId }: Screened): Promise<Signal[]> {
    const sketch = sketchOf(textsOf(ad));
    if (sketch.length === 0) {
      return [];
    }
    const candidates: Sketched[] = await manager.query(
      `SELECT known.job_id AS "jobId", known.company_id AS "companyId", company.name AS company, known.sketch,
         review.decision
       FROM job_sketches AS known
         LEFT JOIN review_cases AS review ON review.job_id = known.job_id
         LEFT JOIN company_copies AS company ON company.id = known.company_id
       WHERE known.sketch && $1::int[] AND known.job_id IS DISTINCT FROM $2
       ORDER BY review.decision = 'take_down' DESC NULLS LAST, known.job_id DESC LIMIT ${mostCandidates}`,
      [sketch, jobId ?? null],
    );
    const alike = candidates.filter((other) => likeness(sketch, other.sketch) >= sameText);
    const removed = alike.find(({ decision }) => decision === 'take_down' || decision === 'revoke_company');
    const foreign = alike.find(({ companyId }) => companyId !== ad.companyId);
    const name = ({ jobId: id, company }: Sketched) => `ad ${id} of ${company ?? 'a deleted company'}`;
    return [
      ...(removed ? found('copy_of_removed', `Says the same as ${name(removed)}, which was taken down.`) : []),
      ...(foreign ? found('copy_of_other', `Says the same as ${name(foreign)}.`) : []),
    ];
  }

  /** Compared with the newest public jobs of the industry, those of the same level when there are enough of them. */
  private async pay(manager: EntityManager, ad: Judged): Promise<Signal[]> {
    const highest = ad.salaryMin ?? ad.salaryMax;
    if (highest === null) {
      return [];
    }
    const [usual]: { median: number | null; jobs: number; levelMedian: number | null; levelJobs: number }[] =
      await manager.query(
        `SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY pay) AS median, count(*)::int AS jobs,
           percentile_cont(0.5) WITHIN GROUP (ORDER BY pay) FILTER (WHERE level = lower($3)) AS "levelMedian",
           count(*) FILTER (WHERE level = lower($3))::int AS "levelJobs"
         FROM (
           SELECT (pay_low + pay_high) / 2.0 AS pay, lower(job.experience_level) AS level
           FROM job_search AS listed JOIN jobs AS job ON job.id = listed.job_id
           WHERE listed.industry = lower($1) AND listed.pay_group = $2
           ORDER BY listed.created_at DESC LIMIT ${comparedPay}
         ) AS paid`,
        [ad.industry, currencies.indexOf(ad.salaryCurrency), ad.experienceLevel ?? null],
      );
    const isLevel = (usual?.levelJobs ?? 0) >= salaryInsightMinJobs;
    const median = isLevel ? usual?.levelMedian : usual?.median;
    if (!median || (!isLevel && (usual?.jobs ?? 0) < salaryInsightMinJobs) || highest < median * payFarAbove) {
      return [];
    }
    const money = (value: number) => `${ad.salaryCurrency} ${Math.round(value).toLocaleString('en')}`;
    const among = isLevel ? `${ad.experienceLevel} jobs in ${ad.industry}` : `jobs in ${ad.industry}`;
    return found(
      'pay_far_above',
      `Pays from ${money(highest)} a year; half of the ${among} pay less than ${money(median)}.`,
    );
  }
}
