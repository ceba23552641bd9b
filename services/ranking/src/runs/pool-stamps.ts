import { Injectable } from '@nestjs/common';
import { applicationsService, authService, jobsService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ResumeTexts } from '../resumes/resume-texts.js';

const chunkSize = 5000;

/**
 * Stamps of what a ranking reads: each changes whenever something of it does, and travels instead of it. A stamp is asked for before
 * what it stands for is read, so that a kept ranking can be newer than its stamp but never older.
 */
@Injectable()
export class PoolStamps {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly resumes: ResumeTexts,
  ) {}

  /** Of the ad and of who applied, for the caller's own active job; the applications service refuses all others. */
  async ofJob(jobId: number): Promise<string[]> {
    const [applications, ad] = await Promise.all([
      this.applications.rankableStamp({ jobId }),
      this.jobs.rankingStamp({ id: jobId }),
    ]);
    return [applications, ad ?? ''];
  }

  /** Of the profiles and resumes of people. */
  async ofPeople(userIds: readonly number[]): Promise<string[]> {
    const [resumes, profiles] = await Promise.all([this.resumes.stamp(userIds), this.ofProfiles(userIds)]);
    return [resumes, ...profiles];
  }

  /** The same without the resumes. */
  ofProfiles(userIds: readonly number[]): Promise<string[]> {
    const profiles: Promise<string>[] = [];
    for (let start = 0; start < userIds.length; start += chunkSize) {
      profiles.push(this.auth.candidatesStamp({ ids: userIds.slice(start, start + chunkSize) }));
    }
    return Promise.all(profiles);
  }
}
