import { describe, expect, it } from '@jest/globals';
import { applicationStatuses, coverLetterMinLength, endOfDay, isOpenOn } from '@workboard/contracts';
import {
  applications,
  distinct,
  interviews,
  companyById,
  jobById,
  jobs,
  listed,
  now,
  savedJobs,
  userById,
} from './testing/sample.js';

describe('demo applications', () => {
  it('follows the rules of applying (decision W7)', () => {
    expect(distinct(applications.map(({ jobId, userId }) => `${jobId}|${userId}`))).toBe(applications.length);
    for (const { jobId, userId, coverLetter, appliedAt, updatedAt } of applications) {
      const job = jobById.get(jobId);
      const user = userById.get(userId);
      expect(coverLetter.trim().length).toBeGreaterThanOrEqual(coverLetterMinLength);
      expect(user?.role === 'job_seeker' && user.verified && user.career !== null).toBe(true);
      expect(appliedAt.getTime()).toBeGreaterThan(job?.publishedAt?.getTime() ?? Infinity);
      expect(appliedAt.getTime()).toBeGreaterThan(user?.createdAt.getTime() ?? Infinity);
      expect(isOpenOn(job?.closingDate ? endOfDay(job.closingDate) : null, appliedAt)).toBe(true);
      expect(updatedAt.getTime()).toBeGreaterThanOrEqual(appliedAt.getTime());
      expect(updatedAt.getTime()).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('has one open job that more than eighty want, at the demo employer', () => {
    const crowded = listed.filter((job) => job.applications >= 80);
    expect(crowded.map(({ companyId }) => companyById.get(companyId)?.key)).toEqual(['kumul-energy']);
  });

  it('names the job in the letter', () => {
    const unnamed = applications.filter(({ jobId, coverLetter }) => {
      const title = jobById.get(jobId)?.title.split(' – ')[0] ?? '?';
      return !coverLetter.includes(title.replace(' (Internship)', ''));
    });
    expect(unnamed).toEqual([]);
  });

  it('has every status, and the counter of each job equals its applications (decision P10)', () => {
    expect(
      applicationStatuses.filter((status) => applications.filter((one) => one.status === status).length < 5),
    ).toEqual([]);
    const counts = new Map<number, number>();
    for (const { jobId } of applications) {
      counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
    }
    expect(jobs.filter((job) => job.applications !== (counts.get(job.id) ?? 0))).toEqual([]);
    expect(jobs.filter((job) => job.views < job.applications)).toEqual([]);
  });

  it('plans interviews of the invited on workdays ahead and has held those of the hired', () => {
    const statusOf = new Map(applications.map(({ id, status }) => [id, status]));
    for (const { applicationId, scheduledAt, status } of interviews) {
      expect(['offered', 'hired']).toContain(statusOf.get(applicationId));
      expect(scheduledAt > now).toBe(status === 'scheduled');
      expect([0, 6]).not.toContain(new Date(scheduledAt.getTime() + 36_000_000).getUTCDay());
    }
    expect(interviews.filter(({ status }) => status === 'scheduled').length).toBeGreaterThan(5);
  });

  it('saves each job once per person', () => {
    expect(distinct(savedJobs.map(({ userId, jobId }) => `${userId}|${jobId}`))).toBe(savedJobs.length);
    expect(distinct(savedJobs.map(({ folder }) => folder))).toBeGreaterThan(2);
  });
});
