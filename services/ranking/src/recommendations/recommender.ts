import { Injectable } from '@nestjs/common';
import { authService, type CandidateProfile, type Job, jobsService, type RankReason } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ResumeTexts } from '../resumes/resume-texts.js';
import { rankApplicationOf, rankJobOf, resumeFileOf } from '../runs/run-inputs.js';
import { Engines } from '../runs/engines.js';
import { Work } from '../work/work.js';

/** How many of the newest open jobs are looked at, how many are kept, and the least score that is worth showing. */
const jobsConsidered = 300;
const kept = 20;
const leastScore = 25;

/** One plain sentence from the strongest thing that matched. */
const reasonFor = (reasons: readonly RankReason[], job: Job): string => {
  const strongest = reasons
    .filter(({ met, evidence }) => met !== 'no' && met !== 'unknown' && evidence !== null)
    .toSorted((a, b) => b.weight - a.weight)[0];
  return strongest ? `Matches your profile: ${strongest.criterion}` : `Close to your profile: ${job.title}`;
};

/** The ranking turned round: jobs that suit one person (decision P14). */
@Injectable()
export class Recommender {
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
      await this.jobs.storeRecommendations({ userId, matches: await this.match(profile, jobs) });
    }
    await this.work.done({ kind: 'recommend', key: String(userId) });
  }

  private async match(profile: CandidateProfile, jobs: Job[]) {
    const fileId = resumeFileOf(profile);
    const text = fileId ? (await this.resumes.find([fileId])).get(fileId)?.text : undefined;
    const application = rankApplicationOf({ applicationId: 0, coverLetter: '' }, { profile, resumeText: text ?? '' });
    const matches: { jobId: number; matchScore: number; reason: string }[] = [];
    for (const job of jobs) {
      const { score, reasons } = await this.engines.assess(rankJobOf(job), application);
      if (score >= leastScore) {
        matches.push({ jobId: job.id, matchScore: score, reason: reasonFor(reasons, job) });
      }
    }
    return matches.toSorted((a, b) => b.matchScore - a.matchScore || a.jobId - b.jobId).slice(0, kept);
  }
}
