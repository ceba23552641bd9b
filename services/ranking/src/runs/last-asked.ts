import { Injectable } from '@nestjs/common';
import type { Adjustments } from '../adjustments/adjust.js';

interface Asked {
  entriesId: string;
  userIds: readonly number[];
  adjustments: Adjustments;
}

const mostJobs = 200;
const mostPeople = 5000;

/**
 * What the last ranking of a job was made of, as this process saw it: enough to ask for the same again before anybody has looked whether
 * it still holds. Nothing is answered from here.
 */
@Injectable()
export class LastAsked {
  private readonly byJob = new Map<number, Asked>();

  get(jobId: number): Asked | undefined {
    return this.byJob.get(jobId);
  }

  put(jobId: number, asked: Asked): void {
    this.byJob.delete(jobId);
    if (asked.userIds.length > mostPeople) {
      return;
    }
    this.byJob.set(jobId, asked);
    const [oldest] = this.byJob.keys();
    if (this.byJob.size > mostJobs && oldest !== undefined) {
      this.byJob.delete(oldest);
    }
  }
}
