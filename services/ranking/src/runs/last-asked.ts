import { Injectable } from '@nestjs/common';

const mostJobs = 200;
const mostPeople = 5000;

/**
 * Who was in the last ranking of a job, as this process saw it: enough to ask for their stamp before anybody has looked whether they
 * still are. Nothing is answered from here.
 */
@Injectable()
export class LastAsked {
  private readonly byJob = new Map<number, readonly number[]>();

  get(jobId: number): readonly number[] | undefined {
    return this.byJob.get(jobId);
  }

  put(jobId: number, userIds: readonly number[]): void {
    this.byJob.delete(jobId);
    if (userIds.length > mostPeople) {
      return;
    }
    this.byJob.set(jobId, userIds);
    const [oldest] = this.byJob.keys();
    if (this.byJob.size > mostJobs && oldest !== undefined) {
      this.byJob.delete(oldest);
    }
  }
}
