import { Injectable } from '@nestjs/common';
import {
  AppError,
  type ApplicationRecord,
  applicationsService,
  authService,
  jobsService,
  type RankableApplication,
  rankedAnswers,
  type RankFlag,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { RankApplication, RankJob } from '../engine/types.js';
import { CriteriaSettings } from '../adjustments/criteria-settings.js';
import { ResumeTexts } from '../resumes/resume-texts.js';
import { digestOfText, inputHashOf, rankApplicationOf, rankJobOf } from './run-inputs.js';
import { resumeFileOf } from '../resumes/resume-file.js';
import type { Entry } from './runs.queries.js';

export interface PoolMember {
  userId: number;
  inputHash: string;
  application: RankApplication;
  flags: RankFlag[];
}

const chunkSize = 1000;

export const usersOf = (applied: readonly { userId: number }[]): number[] => [
  ...new Set(applied.map(({ userId }) => userId)),
];
const byUser = <Person extends { userId: number }>(people: readonly Person[]): Map<number, Person> =>
  new Map(people.map((person) => [person.userId, person]));

/** Gathers what a ranking reads, from the services that own it. */
@Injectable()
export class Pool {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly resumes: ResumeTexts,
    private readonly settings: CriteriaSettings,
  ) {}

  /** The ad with what the employer added to it, and whose it is. Throws `job_not_found`. */
  async ad(id: number): Promise<{ job: RankJob; companyId: number }> {
    const [job, { added }] = await Promise.all([this.jobs.forRanking({ id }), this.settings.of(id)]);
    if (!job) {
      throw new AppError('job_not_found');
    }
    return { job: { ...rankJobOf(job), ...(added.length > 0 && { added }) }, companyId: job.companyId };
  }

  /** Throws `job_not_found`. */
  async job(id: number): Promise<RankJob> {
    return (await this.ad(id)).job;
  }

  /** The applicants of the caller's own active job; the applications service refuses all others. */
  applied(jobId: number): Promise<RankableApplication[]> {
    return this.applications.rankable({ jobId });
  }

  /** How many applied for the caller's own active job; the applications service refuses all others. */
  async sizeOf(jobId: number): Promise<number> {
    return (await this.applied(jobId)).length;
  }

  /** A hash of what is read of each applicant, without the texts of their resumes. */
  async entriesOf(applied: readonly RankableApplication[]): Promise<Entry[]> {
    const entries: Entry[] = [];
    for (let start = 0; start < applied.length; start += chunkSize) {
      const chunk = applied.slice(start, start + chunkSize);
      const [people, digests] = await Promise.all([
        this.auth.candidateFingerprints({ ids: usersOf(chunk) }),
        this.resumes.digests(chunk.flatMap((one) => resumeFileOf(one) ?? [])),
      ]);
      const byId = byUser(people);
      for (const { applicationId, userId, letterDigest, answersDigest, resume } of chunk) {
        const resumeDigest = digests.get(resumeFileOf({ resume }) ?? '');
        const inputHash = inputHashOf({ person: byId.get(userId), letterDigest, resumeDigest, answersDigest });
        entries.push({ applicationId, userId, inputHash });
      }
    }
    return entries;
  }

  /** Those of the applications that still exist. */
  async byIds(ids: number[]): Promise<PoolMember[]> {
    return this.join(await this.applications.byIds({ ids }));
  }

  private async join(records: ApplicationRecord[]): Promise<PoolMember[]> {
    const members: PoolMember[] = [];
    for (let start = 0; start < records.length; start += chunkSize) {
      const chunk = records.slice(start, start + chunkSize);
      const [profiles, texts] = await Promise.all([
        this.auth.candidateProfiles({ ids: usersOf(chunk) }),
        this.resumes.find(chunk.flatMap((one) => resumeFileOf(one) ?? [])),
      ]);
      const byId = byUser(profiles);
      for (const { id, userId, coverLetter, resume, asked, answers, appliedAt } of chunk) {
        const profile = byId.get(userId);
        const text = texts.get(resumeFileOf({ resume }) ?? '');
        const answered = { asked, answers, appliedAt };
        const read = rankedAnswers(answered);
        members.push({
          userId,
          inputHash: inputHashOf({
            person: profile,
            letterDigest: digestOfText(coverLetter),
            resumeDigest: text && digestOfText(text.text),
            answersDigest: read === null ? undefined : digestOfText(read),
          }),
          application: rankApplicationOf(
            { applicationId: id, coverLetter, ...answered },
            { profile, resumeText: text?.text ?? '' },
          ),
          flags: text?.flags ?? [],
        });
      }
    }
    return members;
  }
}
