import { Injectable } from '@nestjs/common';
import {
  AppError,
  applicationsService,
  authService,
  type CandidateProfile,
  jobsService,
  type RankableApplication,
  type RankFlag,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { RankApplication, RankJob } from '../engine/types.js';
import { ResumeTexts } from '../resumes/resume-texts.js';
import { inputHashOf, rankApplicationOf, rankJobOf, resumeFileOf } from './run-inputs.js';
import type { Entry } from './runs.queries.js';

type Applied = Pick<RankableApplication, 'applicationId' | 'userId' | 'coverLetter' | 'resume'>;
export interface PoolMember {
  userId: number;
  application: RankApplication;
  flags: RankFlag[];
}

const chunkSize = 1000;

/** Gathers what a ranking reads, from the services that own it. */
@Injectable()
export class Pool {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly resumes: ResumeTexts,
  ) {}

  /** Throws `job_not_found`. */
  async job(id: number): Promise<RankJob> {
    const [job] = await this.jobs.byIds({ ids: [id] });
    if (!job) {
      throw new AppError('job_not_found');
    }
    return rankJobOf(job);
  }

  /** How many applied for the caller's own active job; the applications service refuses all others. */
  async sizeOf(jobId: number): Promise<number> {
    return (await this.applications.rankable({ jobId })).length;
  }

  /** The applicants of the caller's own active job and a hash of what is read of each, without the texts of their resumes. */
  async entriesOf(jobId: number): Promise<Entry[]> {
    const applied = await this.applications.rankable({ jobId });
    const entries: Entry[] = [];
    for (let start = 0; start < applied.length; start += chunkSize) {
      const chunk = applied.slice(start, start + chunkSize);
      const [profiles, digests] = await Promise.all([
        this.profilesOf(chunk),
        this.resumes.digests(chunk.flatMap((one) => resumeFileOf(one) ?? [])),
      ]);
      for (const one of chunk) {
        const application = rankApplicationOf(one, { profile: profiles.get(one.userId), resumeText: '' });
        const inputHash = inputHashOf(application, digests.get(resumeFileOf(one) ?? ''));
        entries.push({ applicationId: one.applicationId, userId: one.userId, inputHash });
      }
    }
    return entries;
  }

  /** Those of the applications that still exist. */
  async byIds(ids: number[]): Promise<PoolMember[]> {
    const records = await this.applications.byIds({ ids });
    return this.join(
      records.map(({ id, userId, coverLetter, resume }) => ({ applicationId: id, userId, coverLetter, resume })),
    );
  }

  private async join(applied: Applied[]): Promise<PoolMember[]> {
    const members: PoolMember[] = [];
    for (let start = 0; start < applied.length; start += chunkSize) {
      const chunk = applied.slice(start, start + chunkSize);
      const [profiles, texts] = await Promise.all([
        this.profilesOf(chunk),
        this.resumes.find(chunk.flatMap((one) => resumeFileOf(one) ?? [])),
      ]);
      for (const one of chunk) {
        const text = texts.get(resumeFileOf(one) ?? '');
        const application = rankApplicationOf(one, {
          profile: profiles.get(one.userId),
          resumeText: text?.text ?? '',
        });
        members.push({ userId: one.userId, application, flags: text?.flags ?? [] });
      }
    }
    return members;
  }

  private async profilesOf(applied: Applied[]): Promise<Map<number, CandidateProfile>> {
    const profiles = await this.auth.candidateProfiles({ ids: [...new Set(applied.map(({ userId }) => userId))] });
    return new Map(profiles.map((profile) => [profile.userId, profile]));
  }
}
