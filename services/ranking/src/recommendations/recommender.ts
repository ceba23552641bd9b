import { Injectable } from '@nestjs/common';
import {
  authService,
  type CandidateProfile,
  type Job,
  jobsService,
  type Nearness,
  type RankReason,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { fieldPrefix } from '../engine/criteria.js';
import { ResumeTexts } from '../resumes/resume-texts.js';
import { jobHashOf, rankApplicationOf, rankJobOf } from '../runs/run-inputs.js';
import { resumeFileOf } from '../resumes/resume-file.js';
import type { RankJob } from '../engine/types.js';
import { Engines } from '../runs/engines.js';
import { Work } from '../work/work.js';

/** How many of the newest open jobs are looked at, how many are kept, and the least score that is worth showing. */
const jobsConsidered = 300;
const kept = 20;
const adsKept = 1000;
const leastScore = 25;
/** A dashboard's worth; so many are kept even when they score less (decision P14). */
const filledUpTo = 6;
/** What it adds that a job can be gone to from home: people here move for few jobs. */
const nearnessPoints = { place: 25, province: 15, region: 5 } as const;

/** One plain sentence from the strongest thing that matched. */
const reasonFor = (reasons: readonly RankReason[], job: Job): string => {
  const strongest = reasons
    .filter(({ met, evidence }) => met !== 'no' && met !== 'unknown' && evidence !== null)
    .toSorted((a, b) => b.weight - a.weight)[0];
  return strongest
    ? `Matches your profile: ${strongest.criterion.replace(fieldPrefix, '')}`
    : `Close to your profile: ${job.title}`;
};

/** The ranking turned round: jobs that suit one person (decision P14). */
@Injectable()
export class Recommender {
  private readonly ads = new Map<string, RankJob>();

  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    private readonly resumes: ResumeTexts,
    private readonly work: Work,
    private readonly engines: Engines,
  ) {}

  async perform(userId: number): Promise<void> {
    const [profile] = await this.auth.candidateProfiles({ ids: [userId] });
    if (profile) {
      const jobs = await this.jobs.openJobs({ limit: jobsConsidered });
      const near = profile.location
        ? await this.jobs.near({ place: profile.location, ids: jobs.map(({ id }) => id) })
        : [];
      const nearness = new Map(near.map((found) => [found.jobId, found.nearness]));
      await this.jobs.storeRecommendations({ userId, matches: await this.match(profile, { jobs, nearness }) });
    }
    await this.work.done({ kind: 'recommend', key: String(userId) });
  }

  /** The same object for the same ad, so that the engine reads it once and not again for every person. */
  private known(job: Job): RankJob {
    const read = rankJobOf(job);
    const key = jobHashOf(read);
    const known = this.ads.get(key);
    if (known) {
      return known;
    }
    if (this.ads.size >= adsKept) {
      this.ads.clear();
    }
    this.ads.set(key, read);
    return read;
  }

  private async match(
    profile: CandidateProfile,
    { jobs, nearness }: { jobs: Job[]; nearness: ReadonlyMap<number, Nearness['nearness']> },
  ) {
    const fileId = resumeFileOf(profile);
    const text = fileId ? (await this.resumes.find([fileId])).get(fileId)?.text : undefined;
    const application = rankApplicationOf({ applicationId: 0, coverLetter: '' }, { profile, resumeText: text ?? '' });
    const matches: { jobId: number; matchScore: number; reason: string }[] = [];
    const assessments = await this.engines.assessEach(
      jobs.map((job) => this.known(job)),
      application,
    );
    assessments.forEach(({ score, reasons }, at) => {
      const job = jobs[at];
      if (job && score > 0) {
        const near = nearness.get(job.id);
        const matchScore = Math.min(100, score + (near ? nearnessPoints[near] : 0));
        const place = near === 'place' && job.location ? `, in ${job.location}` : '';
        matches.push({ jobId: job.id, matchScore, reason: `${reasonFor(reasons, job)}${place}` });
      }
    });
    return matches
      .toSorted((a, b) => b.matchScore - a.matchScore || a.jobId - b.jobId)
      .filter(({ matchScore }, at) => at < filledUpTo || matchScore >= leastScore)
      .slice(0, kept);
  }
}
