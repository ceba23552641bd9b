import { describe, expect, it } from '@jest/globals';
import {
  adminCreateJobBody,
  applicationStatuses,
  applyProfileFields,
  coverLetterMinLength,
  createApplicationBody,
  createCompanyBody,
  createInterviewBody,
  createJobAlertBody,
  daysLeft,
  endOfDay,
  isOpenOn,
  savedJobMetadataBody,
  statusAlertBody,
  updateUserBody,
} from '@workboard/contracts';
import { companyProfiles } from './companies/profiles.js';
import { buildDemoData } from './demo-data.js';
import { provinces } from './provinces.js';
import type { DemoUser } from './types.js';

const now = new Date('2026-11-21T02:24:00Z');
const data = buildDemoData({ now });
const { users, companies, jobs, applications, savedJobs, interviews, jobAlerts, statusAlerts } = data;
const userById = new Map(users.map((user) => [user.id, user]));
const jobById = new Map(jobs.map((job) => [job.id, job]));
const companyById = new Map(companies.map((company) => [company.id, company]));
const byEmail = (email: string): DemoUser | undefined => users.find((user) => user.email === email);
const seekers = users.filter(({ role }) => role === 'job_seeker');
const listed = jobs.filter(
  (job) => job.status === 'active' && job.published && (job.expiresAt === null || job.expiresAt > now),
);

const isSequence = (rows: readonly { id: number }[]): boolean => rows.every(({ id }, index) => id === index + 1);
const distinct = (values: readonly unknown[]): number => new Set(values).size;
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
      ...without(row, 'id', 'createdAt', 'status'),
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

describe('demo accounts', () => {
  it('has those of decision R3', () => {
    expect(byEmail('admin@workboard.test')?.role).toBe('super_admin');
    const employer = byEmail('employer@kumul-energy.test');
    const kumul = companies.find(({ ownerId }) => ownerId === employer?.id);
    expect([kumul?.name, kumul?.status, employer?.companyId]).toEqual(['Kumul Energy', 'authorised', kumul?.id]);
    const seeker = byEmail('seeker@workboard.test');
    expect(applyProfileFields.filter((field) => field !== 'resume' && !seeker?.[field])).toEqual([]);
    expect(seeker?.career).not.toBeNull();
    const newcomer = byEmail('newseeker@workboard.test');
    expect([newcomer?.phone, newcomer?.bio, newcomer?.experience, newcomer?.career, newcomer?.skills]).toEqual([
      null,
      null,
      null,
      null,
      [],
    ]);
  });

  it('gives the demo employer several applicants on every listed job, and the demo seeker every status', () => {
    const kumul = companies.find(({ key }) => key === 'kumul-energy');
    const counts = listed.filter(({ companyId }) => companyId === kumul?.id).map((job) => job.applications);
    expect(counts.length).toBeGreaterThan(15);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3);
    const own = applications.filter(({ userId }) => userId === byEmail('seeker@workboard.test')?.id);
    expect(applicationStatuses.filter((status) => !own.some((application) => application.status === status))).toEqual(
      [],
    );
  });

  it('has about 85 of 100 profiles complete', () => {
    const complete = seekers.filter(
      (user) => user.career !== null && applyProfileFields.every((field) => field === 'resume' || user[field]),
    );
    expect(complete.length / seekers.length).toBeGreaterThan(0.75);
    expect(complete.length / seekers.length).toBeLessThan(0.93);
  });

  it('keeps team members in the domain of their company and addresses unique', () => {
    expect(distinct(users.map(({ email }) => email))).toBe(users.length);
    expect(users.filter(({ email }) => !email.endsWith('.test'))).toEqual([]);
    const staff = users.filter(({ companyId }) => companyId !== null);
    expect(
      staff.filter((user) => user.email.split('@')[1] !== companyById.get(user.companyId ?? 0)?.email.split('@')[1]),
    ).toEqual([]);
    expect(companies.filter(({ id, ownerId }) => userById.get(ownerId)?.companyId !== id)).toEqual([]);
    expect(companyProfiles.filter(({ team }) => team > 0).length).toBeGreaterThan(5);
  });
});

describe('demo jobs', () => {
  it('closes in every way: today, tomorrow, past, expired, without a date and up to 60 days ahead', () => {
    const left = jobs.map(({ closingDate }) => (closingDate === null ? null : daysLeft(endOfDay(closingDate), now)));
    const count = (test: (days: number) => boolean): number =>
      left.filter((days) => days !== null && test(days)).length;
    expect(count((days) => days === 0)).toBeGreaterThan(5);
    expect(count((days) => days === 1)).toBeGreaterThan(5);
    expect(count((days) => days < 0 && days >= -30)).toBeGreaterThan(15);
    expect(count((days) => days < -30)).toBeGreaterThan(0);
    expect(count((days) => days > 40)).toBeGreaterThan(20);
    expect(Math.max(...left.filter((days) => days !== null))).toBeLessThanOrEqual(60);
    expect(left.filter((days) => days === null).length).toBeGreaterThan(20);
  });

  it('is posted before now and before its closing day, some within the last day, oldest first', () => {
    expect(jobs.filter(({ createdAt }) => createdAt > now)).toEqual([]);
    expect(
      jobs.filter(({ createdAt, closingDate }) => closingDate !== null && createdAt > endOfDay(closingDate)),
    ).toEqual([]);
    expect(
      jobs.filter(({ companyId, createdAt }) => createdAt < (companyById.get(companyId)?.createdAt ?? now)),
    ).toEqual([]);
    expect(jobs.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < 86_400_000).length).toBeGreaterThan(10);
    expect(jobs.map(({ createdAt }) => createdAt.getTime())).toEqual(
      jobs.map(({ createdAt }) => createdAt.getTime()).toSorted((a, b) => a - b),
    );
  });

  it('publishes nothing of unauthorised companies and keeps some drafts and inactive ads', () => {
    const unauthorised = companies.filter(({ status }) => status === 'unauthorised').map(({ id }) => id);
    expect(unauthorised.length).toBeGreaterThanOrEqual(3);
    expect(jobs.filter(({ companyId, published }) => published && unauthorised.includes(companyId))).toEqual([]);
    expect(
      jobs.filter(({ companyId, published }) => !published && !unauthorised.includes(companyId)).length,
    ).toBeGreaterThan(10);
    expect(jobs.filter(({ status }) => status === 'inactive').length).toBeGreaterThan(15);
    expect(jobs.filter((job) => job.published !== (job.publishedAt !== null))).toEqual([]);
    expect(listed.length).toBeGreaterThan(600);
  });

  it('pays in kina with every form of range, the lower end first', () => {
    const forms = jobs.map(
      ({ salaryMin, salaryMax }) => `${salaryMin === null ? '-' : 'min'} ${salaryMax === null ? '-' : 'max'}`,
    );
    expect([...new Set(forms)].toSorted()).toEqual(['- -', '- max', 'min -', 'min max']);
    expect(
      jobs.filter(({ salaryMin, salaryMax }) => salaryMin !== null && salaryMax !== null && salaryMin > salaryMax),
    ).toEqual([]);
    expect(jobs.filter(({ salaryMin }) => salaryMin !== null && (salaryMin < 8000 || salaryMin > 250_000))).toEqual([]);
  });

  it('does not repeat a title of one company in one town', () => {
    expect(distinct(jobs.map(({ companyId, title, location }) => `${companyId}|${title}|${location}`))).toBe(
      jobs.length,
    );
  });
});

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
