import { Injectable } from '@nestjs/common';
import {
  AppError,
  applicationsService,
  authService,
  jobsService,
  type RankableApplication,
  type RankFlag,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import type { RankApplication, RankJob } from '../engine/types.js';
import { ResumeTexts } from '../resumes/resume-texts.js';
import { rankApplicationOf, rankJobOf, resumeFileOf } from './run-inputs.js';

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

  /** The applicants of the caller's own active job; the applications service refuses all others. */
  async ofJob(jobId: number): Promise<PoolMember[]> {
    return this.join(await this.applications.rankable({ jobId }));
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
        this.auth.candidateProfiles({ ids: [...new Set(chunk.map(({ userId }) => userId))] }),
        this.resumes.find(chunk.flatMap((one) => resumeFileOf(one) ?? [])),
      ]);
      const byUser = new Map(profiles.map((profile) => [profile.userId, profile]));
      for (const one of chunk) {
        const text = texts.get(resumeFileOf(one) ?? '');
        const application = rankApplicationOf(one, { profile: byUser.get(one.userId), resumeText: text?.text ?? '' });
        members.push({ userId: one.userId, application, flags: text?.flags ?? [] });
      }
    }
    return members;
  }
}
