import { Injectable } from '@nestjs/common';
import {
  applicationsService,
  AppError,
  type Caller,
  type CorrectReason,
  type Importance,
  type RankingCriteriaRecord,
  type RankReason,
  type RankResult,
  type SaveRankingCriteria,
  seesApplicants,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { factors } from '../engine/importance.js';
import type { RankJob } from '../engine/types.js';
import { Engines } from '../runs/engines.js';
import { Pool } from '../runs/pool.js';
import { RunResults } from '../runs/run-results.js';
import { RunsQueries } from '../runs/runs.queries.js';
import { Corrections } from '../adjustments/corrections.js';
import { CriteriaSettings } from '../adjustments/criteria-settings.js';

/** What employers make of the criteria of their jobs, and of single reasons (decision P31). */
@Injectable()
export class CriteriaService {
  constructor(
    private readonly settings: CriteriaSettings,
    private readonly corrections: Corrections,
    private readonly pool: Pool,
    private readonly engines: Engines,
    private readonly runs: RunsQueries,
    private readonly results: RunResults,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
  ) {}

  async get(caller: Caller, { jobId }: { jobId: number }): Promise<RankingCriteriaRecord> {
    return this.present(jobId, await this.ownJob(caller, jobId));
  }

  async save(
    caller: Caller,
    { jobId, version, criteria, added }: SaveRankingCriteria & { jobId: number },
  ): Promise<RankingCriteriaRecord> {
    const job = await this.ownJob(caller, jobId);
    const criteriaOfAd = this.engines.criteriaOf({ ...job, added: [] });
    const ofAd = new Set(criteriaOfAd.map(({ text }) => text));
    const own = added.filter(({ criterion }) => !ofAd.has(criterion));
    const before = await this.settings.of(jobId);
    const kept = Object.entries(before.importances).filter(([criterion]) => ofAd.has(criterion));
    const set = [...criteria.filter(({ criterion }) => ofAd.has(criterion)), ...own].map(
      ({ criterion, importance }): [string, Importance] => [criterion, importance],
    );
    const { userId, companyId } = caller;
    await this.settings.save(
      { jobId, companyId: companyId ?? 0, changedBy: userId },
      {
        base: version,
        importances: Object.fromEntries([...kept, ...set]),
        added: [...new Set(own.map(({ criterion }) => criterion))],
        usual: Object.fromEntries(criteriaOfAd.map(({ text, importance }) => [text, importance])),
      },
    );
    return this.present(jobId, await this.pool.job(jobId));
  }

  /** Keeps a person's word on a reason of the newest ranking. Throws `application_not_found`, and `not_found` for no such reason. */
  async correct(
    { userId: correctedBy }: Caller,
    { applicationId, criterion, verdict }: CorrectReason & { applicationId: number },
  ): Promise<RankResult> {
    const { jobId, userId } = await this.applications.get({ id: applicationId });
    const size = await this.pool.sizeOf(jobId);
    const run = await this.runs.findNewest(jobId);
    const said = run && (await this.results.found(run, { applicationId, criterion }));
    if (!run || !said) {
      throw new AppError('not_found', { message: 'The ranking gives no such reason for this applicant' });
    }
    await this.corrections.keep({ applicationId, jobId, userId, criterion, verdict, said, correctedBy });
    return this.results.of(run, { limit: Math.max(size, 1), adjustments: await this.results.adjustmentsOf(jobId) });
  }

  /** Throws `forbidden` for another company's job, and `not_in_hiring_team` (decision P68): what was said of reasons is about applicants. */
  private async ownJob({ userId: id, companyId, teamRole }: Caller, jobId: number): Promise<RankJob> {
    const [{ job, companyId: owner }, [team]] = await Promise.all([
      this.pool.ad(jobId),
      this.applications.hiringTeams({ jobIds: [jobId] }),
    ]);
    if (owner !== companyId) {
      throw new AppError('forbidden');
    }
    if (!seesApplicants({ id, teamRole }, team)) {
      throw new AppError('not_in_hiring_team');
    }
    return job;
  }

  private async present(jobId: number, job: RankJob): Promise<RankingCriteriaRecord> {
    const [{ version, importances }, history, counts] = await Promise.all([
      this.settings.of(jobId),
      this.settings.history(jobId),
      this.corrections.counts(jobId),
    ]);
    // What the ad says twice is one criterion to people.
    const once = new Map<string, { text: string; kind: RankReason['kind']; importance: Importance; weight: number }>();
    for (const { text, kind, weight, importance: own } of this.engines.criteriaOf(job)) {
      const importance = importances[text] ?? own;
      const before = once.get(text)?.weight ?? 0;
      once.set(text, { kind, ...once.get(text), text, importance, weight: before + weight * factors[importance] });
    }
    const criteria = [...once.values()];
    const whole = criteria.reduce((sum, { weight }) => sum + weight, 0);
    return {
      jobId,
      version,
      criteria: criteria.map(({ text, kind, importance, weight }) => ({
        criterion: text,
        kind,
        importance,
        share: whole > 0 ? Math.round((1000 * weight) / whole) / 10 : 0,
        isAdded: job.added?.includes(text) ?? false,
        corrections: counts.get(text) ?? { right: 0, wrong: 0 },
      })),
      history,
    };
  }
}
