import { jobAlertsOf, interviewsOf, savedJobsOf, statusAlertsOf } from './activity.js';
import { applicationsOf } from './applications.js';
import { calendarAt, type Calendar } from './calendar.js';
import { companyOf, joinedAt } from './companies/company.js';
import { companyProfiles } from './companies/profiles.js';
import { jobsOf, viewsOf, type JobDraft } from './jobs.js';
import { Names } from './names.js';
import { pastOf } from './past/past.js';
import { Random } from './random.js';
import { demoSeeker, seekersOf } from './seekers.js';
import { employersWithoutCompany, platformAccounts, staffOf } from './staff.js';
import type { DemoApplication, DemoCompany, DemoData, DemoJob, DemoUser } from './types.js';

interface Founded {
  readonly companies: readonly DemoCompany[];
  readonly staff: readonly DemoUser[];
  readonly drafts: readonly JobDraft[];
}

/** The companies with their people and their ads, in one pass because each needs the ids of the one before. */
const found = (options: { firstUserId: number; calendar: Calendar; names: Names; random: Random }): Founded => {
  const { firstUserId, calendar, names, random } = options;
  const staff: DemoUser[] = [];
  const companies: DemoCompany[] = [];
  const drafts: JobDraft[] = [];
  for (const [index, profile] of companyProfiles.entries()) {
    const own = random.fork(profile.key);
    const createdAt = joinedAt(profile, { calendar, random: own });
    const id = index + 1;
    const people = staffOf(profile, {
      calendar,
      names,
      random: own,
      companyId: id,
      firstId: firstUserId + staff.length,
      companyCreatedAt: createdAt,
    });
    const ownerId = firstUserId + staff.length;
    staff.push(...people);
    const company = companyOf(profile, { id, ownerId, createdAt, random: own });
    companies.push(company);
    drafts.push(...jobsOf({ profile, company, staff: people, calendar, random: own.fork('jobs') }));
  }
  return { companies, staff, drafts };
};

const countByJob = (applications: readonly DemoApplication[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { jobId } of applications) {
    counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
  }
  return counts;
};

/**
 * The whole demo data as plain rows. The same `now` and `seed` give the same data; every date is relative to `now`,
 * so that something always closes today, tomorrow and next week. Users are ordered by id, jobs from the oldest.
 */
export const buildDemoData = ({ now, seed = 'workboard' }: { now: Date; seed?: string }): DemoData => {
  const random = new Random(seed);
  const calendar = calendarAt(now);
  const names = new Names(random.fork('names'));

  const platform = platformAccounts({ calendar, firstId: 1 });
  const seekerId = platform.length + 1;
  const seeker = demoSeeker({ id: seekerId, calendar, names, random: random.fork('demo-seeker') });
  const { companies, staff, drafts } = found({ firstUserId: seekerId + 1, calendar, names, random });
  const waiting = employersWithoutCompany({
    calendar,
    names,
    random: random.fork('waiting'),
    firstId: seekerId + 1 + staff.length,
  });
  const seekers = seekersOf({
    calendar,
    names,
    random: random.fork('seekers'),
    firstId: seekerId + 1 + staff.length + waiting.length,
  });
  const users = [...platform, seeker, ...staff, ...waiting, ...seekers];

  const posted = drafts.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const quiet: DemoJob[] = posted.map((draft, index) => ({ id: index + 1, ...draft, views: 0, applications: 0 }));
  const companyById = new Map(companies.map((company) => [company.id, company]));
  const applications = applicationsOf({
    jobs: quiet,
    companies: companyById,
    users,
    calendar,
    random: random.fork('applications'),
  });
  const counts = countByJob(applications);
  const jobs = quiet.map((job) => {
    const count = counts.get(job.id) ?? 0;
    const views = viewsOf({ draft: job, applications: count, calendar, random: random.fork(`views-${job.id}`) });
    return { ...job, applications: count, views };
  });
  const interviews = interviewsOf({
    applications,
    jobs: new Map(jobs.map((job) => [job.id, job])),
    companies: companyById,
    calendar,
    random: random.fork('interviews'),
  });
  const crowded = jobs.find(({ applications: count }) => count === Math.max(...counts.values()));
  return {
    users,
    companies,
    jobs,
    applications,
    savedJobs: savedJobsOf({ users, jobs, calendar, random: random.fork('saved') }),
    interviews,
    jobAlerts: jobAlertsOf({ users, random: random.fork('alerts') }),
    statusAlerts: statusAlertsOf({ users, random: random.fork('status-alerts') }),
    past: pastOf({
      applications,
      interviews,
      jobs,
      companies,
      users,
      untouchedJobId: crowded?.id ?? null,
      calendar,
      random: random.fork('past'),
    }),
  };
};
