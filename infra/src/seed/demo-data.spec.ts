import { describe, expect, it } from '@jest/globals';
import {
  adminCreateJobBody,
  createApplicationBody,
  createCompanyBody,
  createInterviewBody,
  createJobAlertBody,
  savedJobMetadataBody,
  statusAlertBody,
  updateUserBody,
} from '@workboard/contracts';
import { buildDemoData } from './demo-data.js';
import { provinces } from './provinces.js';
import {
  applications,
  companies,
  data,
  distinct,
  interviews,
  jobAlerts,
  jobs,
  now,
  savedJobs,
  seekers,
  statusAlerts,
  users,
} from './testing/sample.js';

const isSequence = (rows: readonly { id: number }[]): boolean => rows.every(({ id }, index) => id === index + 1);
/** The row without what a form does not carry. */
const without = (row: object, ...keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)));
const flaws = (
  schema: { safeParse: (value: unknown) => { success: boolean; error?: unknown } },
  rows: readonly unknown[],
) => rows.map((row) => schema.safeParse(row)).filter(({ success }) => !success);

describe('demo data', () => {
  it('is the same for the same moment, whatever the machine', () => {
    expect(buildDemoData({ now })).toEqual(data);
    expect(buildDemoData({ now, seed: 'other' }).applications).not.toEqual(applications);
  });

  it('keeps people, companies and titles when the day changes', () => {
    const later = buildDemoData({ now: new Date('2027-03-08T20:00:00Z') });
    expect(later.companies.map(({ name }) => name)).toEqual(companies.map(({ name }) => name));
    expect(later.users.map(({ email }) => email)).toEqual(users.map(({ email }) => email));
    expect(later.jobs.map(({ title }) => title).toSorted()).toEqual(jobs.map(({ title }) => title).toSorted());
  });

  it('holds at any hour of any day', () => {
    for (let hour = 0; hour < 8 * 24; hour += 31) {
      const moment = new Date(now.getTime() + hour * 3_600_000);
      const then = buildDemoData({ now: moment });
      expect(then.jobs.filter(({ createdAt }) => createdAt > moment)).toEqual([]);
      expect(then.applications.filter(({ updatedAt }) => updatedAt > moment)).toEqual([]);
      expect(then.interviews.filter((one) => one.scheduledAt > moment !== (one.status === 'scheduled'))).toEqual([]);
      expect(then.savedJobs.filter(({ savedAt }) => savedAt > moment)).toEqual([]);
    }
  });

  it('is large enough to be worth looking at', () => {
    expect(provinces).toHaveLength(22);
    expect(companies.length).toBeGreaterThanOrEqual(45);
    expect(jobs.length).toBeGreaterThanOrEqual(640);
    expect(seekers.length).toBeGreaterThanOrEqual(65);
    expect(applications.length).toBeGreaterThanOrEqual(850);
    expect(savedJobs.length).toBeGreaterThan(100);
    expect(interviews.length).toBeGreaterThan(20);
    expect(jobAlerts.length).toBeGreaterThan(30);
    expect(statusAlerts.length).toBeGreaterThan(20);
    expect(distinct(jobs.map(({ location }) => location))).toBeGreaterThan(35);
    expect(distinct(jobs.map(({ industry }) => industry))).toBeGreaterThanOrEqual(15);
  });

  it('numbers rows from 1 without gaps', () => {
    for (const rows of [users, companies, jobs, applications, savedJobs, interviews, jobAlerts, statusAlerts]) {
      expect(isSequence(rows)).toBe(true);
    }
  });

  it('passes the checks that forms make', () => {
    const companyForms = companies.map((row) => without(row, 'id', 'key', 'status', 'createdAt', 'logo'));
    expect(flaws(createCompanyBody, companyForms)).toEqual([]);
    const setByServer = [
      'id',
      'occupation',
      'postedById',
      'published',
      'publishedAt',
      'publishedBy',
      'views',
      'applications',
      'expiresAt',
      'createdAt',
    ];
    expect(
      flaws(
        adminCreateJobBody,
        jobs.map((row) => without(row, ...setByServer)),
      ),
    ).toEqual([]);
    const profiles = users.map((row) => without(row, 'id', 'role', 'companyId', 'verified', 'createdAt', 'career'));
    expect(flaws(updateUserBody, profiles)).toEqual([]);
    const sent = applications.map(({ jobId, coverLetter }) => ({ jobId, coverLetter }));
    expect(flaws(createApplicationBody, sent)).toEqual([]);
    const notes = savedJobs.map(({ notes, folder, priority }) => ({ notes, folder, priority }));
    expect(flaws(savedJobMetadataBody, notes)).toEqual([]);
    const invitations = interviews.map((row) => ({
      ...without(row, 'id', 'createdAt', 'status', 'answer', 'outcome'),
      scheduledAt: row.scheduledAt.toISOString(),
    }));
    expect(flaws(createInterviewBody, invitations)).toEqual([]);
    expect(
      flaws(
        createJobAlertBody,
        jobAlerts.map((row) => without(row, 'id', 'createdAt')),
      ),
    ).toEqual([]);
    expect(
      flaws(
        statusAlertBody,
        statusAlerts.map((row) => without(row, 'id', 'userId', 'createdAt')),
      ),
    ).toEqual([]);
  });

  it('leaves no hole in any text', () => {
    const text = JSON.stringify(data);
    expect(text.match(/\{\w+\}|undefined|\[object|\bNaN\b|lorem/g) ?? []).toEqual([]);
    expect(text.match(/\b[Aa] (?!Eur)[AEIO][a-z]+|\b[Aa]n [BCDFGJKLMNPQRSTVWXYZ][a-z]+/g) ?? []).toEqual([]);
    expect(distinct(jobs.map(({ description }) => description))).toBe(jobs.length);
    for (const { description } of jobs) {
      expect(description.split('\n\n').length).toBeGreaterThanOrEqual(2);
      expect(description.split('\n\n').length).toBeLessThanOrEqual(4);
      expect(description.length).toBeGreaterThan(300);
    }
  });
});
