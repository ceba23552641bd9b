import { buildDemoData } from '../demo-data.js';
import type { DemoUser } from '../types.js';

/** The moment for which the tests build the demo data. */
export const now = new Date('2026-11-21T02:24:00Z');
export const data = buildDemoData({ now });
export const { users, companies, jobs, applications, savedJobs, interviews, jobAlerts, statusAlerts } = data;

export const userById = new Map(users.map((user) => [user.id, user]));
export const jobById = new Map(jobs.map((job) => [job.id, job]));
export const companyById = new Map(companies.map((company) => [company.id, company]));
export const byEmail = (email: string): DemoUser | undefined => users.find((user) => user.email === email);
export const seekers = users.filter(({ role }) => role === 'job_seeker');
export const listed = jobs.filter(
  (job) => job.status === 'active' && job.published && (job.expiresAt === null || job.expiresAt > now),
);

/** How many different values there are. */
export const distinct = (values: readonly unknown[]): number => new Set(values).size;
