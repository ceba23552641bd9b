import { endOfDay, type ApplicationStatus } from '@workboard/contracts';
import { addDays, daysBetween, type Calendar } from './calendar.js';
import type { Career } from './career.js';
import { coverLetterOf, type Fit } from './cover-letters.js';
import { occupationOf } from './occupations/occupations.js';
import type { Random } from './random.js';
import type { DemoApplication, DemoCompany, DemoJob, DemoUser } from './types.js';

interface Applicant {
  readonly user: DemoUser;
  readonly career: Career;
}

/** Those who can apply: verified, with everything that an application needs (decision W7). */
const applicantsOf = (users: readonly DemoUser[]): Applicant[] =>
  users.flatMap((user) => {
    const { career, phone, location, bio, experience, education, verified } = user;
    return career && phone && location && bio && experience && education && verified ? [{ user, career }] : [];
  });

/** The same occupation is a good fit, the same industry or the same kind of work place a related one. */
export const fitOf = (career: Career, job: Pick<DemoJob, 'occupation'>): Fit => {
  if (career.occupation === job.occupation) {
    return 'good';
  }
  const own = occupationOf(career.occupation);
  const wanted = occupationOf(job.occupation);
  return own.industry === wanted.industry && own.industry !== 'other' ? 'related' : 'poor';
};

const pull: Record<Fit, number> = { good: 60, related: 7, poor: 0.5 };

const applicantsFor = (
  job: DemoJob,
  options: { applicants: readonly Applicant[]; company: DemoCompany; count: number; random: Random },
): (Applicant & { fit: Fit })[] => {
  const { applicants, company, count, random } = options;
  return applicants
    .filter(({ career }) => career.roles[0]?.employer !== company.name)
    .map((applicant) => ({ ...applicant, fit: fitOf(applicant.career, job) }))
    .map((applicant) => ({ applicant, order: random.next() ** (1 / pull[applicant.fit]) }))
    .toSorted((a, b) => b.order - a.order)
    .slice(0, count)
    .map(({ applicant }) => applicant);
};

/** How many applied: many to the demo employer, none to a good part of the others. */
const interest = (company: DemoCompany, random: Random): number =>
  company.key === demoCompany
    ? random.int(4, 9)
    : random.weighted([
        [0, 40],
        [1, 22],
        [2, 18],
        [3, 10],
        [4, 6],
        [6, 4],
      ]);

const demoCompany = 'kumul-energy';
/** One job is wanted by up to so many, all who can apply, so that the hiring desk can be tried with a crowd. */
const crowd = 100;

/** The demo employer's open job that has been there longest. */
const wantedByAll = ({ jobs, companies, calendar }: ApplicationOptions): DemoJob | undefined =>
  jobs
    .filter(
      ({ companyId, publishedAt, closingDate, status, published }) =>
        companies.get(companyId)?.key === demoCompany &&
        publishedAt !== null &&
        status === 'active' &&
        published &&
        (closingDate === null || endOfDay(closingDate) > calendar.now),
    )
    .toSorted((one, other) => Number(one.publishedAt) - Number(other.publishedAt))[0];

/** A status that fits the time since and the person's chances. */
const statusOf = (options: { days: number; fit: Fit; random: Random }): ApplicationStatus => {
  const { days, fit, random } = options;
  if (days < 2) {
    return 'applied';
  }
  return fit === 'good'
    ? random.weighted([
        ['applied', 34],
        ['reviewed', 25],
        ['interviewing', 17],
        ['offered', 10],
        ['hired', 5],
        ['rejected', 9],
      ])
    : random.weighted([
        ['applied', 40],
        ['reviewed', 24],
        ['interviewing', 5],
        ['offered', 2],
        ['rejected', 29],
      ]);
};

const notesFor: Partial<Record<ApplicationStatus, readonly string[]>> = {
  reviewed: [
    'Good first impression, check licence.',
    'Compare with the other two from the same province.',
    'Asked for copies of certificates.',
  ],
  interviewing: [
    'Both referees spoke well of the work.',
    'Strong on safety, ask about roster.',
    'Second opinion from the department, please.',
  ],
  offered: ['Panel: department head, HR, one from site.', 'Send directions to the office with the invitation.'],
  hired: ['Contract signed, starts on the first of the month.'],
  rejected: ['Not enough experience for this position; keep on file.', 'Licence has expired.'],
};

export interface ApplicationOptions {
  readonly jobs: readonly DemoJob[];
  readonly companies: ReadonlyMap<number, DemoCompany>;
  readonly users: readonly DemoUser[];
  readonly calendar: Calendar;
  readonly random: Random;
}

type Draft = Omit<DemoApplication, 'id'>;

const apply = (
  job: DemoJob,
  options: {
    company: DemoCompany;
    publishedAt: Date;
    applicants: readonly Applicant[];
    count: number;
    calendar: Calendar;
    random: Random;
  },
): Draft[] => {
  const { company, publishedAt, applicants, count, calendar, random } = options;
  const closed = job.closingDate === null ? calendar.now : endOfDay(job.closingDate);
  const last = closed < calendar.now ? closed : calendar.now;
  const open = daysBetween(publishedAt, last);
  let filled = false;
  return applicantsFor(job, { applicants, company, count, random }).map(({ user, career, fit }) => {
    const appliedAt = addDays(publishedAt, open * (0.02 + random.next() ** 1.5 * 0.96));
    const days = daysBetween(appliedAt, calendar.now);
    const drawn = statusOf({ days, fit, random });
    // One person at most is hired for a job.
    const status = drawn === 'hired' && filled ? 'reviewed' : drawn;
    filled ||= status === 'hired';
    const notes = notesFor[status];
    return {
      jobId: job.id,
      userId: user.id,
      status,
      coverLetter: coverLetterOf({ career, applicant: user, job, company, fit, random }),
      notes: notes && random.chance(0.3) ? random.pick(notes) : null,
      appliedAt,
      updatedAt: status === 'applied' ? appliedAt : addDays(appliedAt, days * (0.2 + random.next() * 0.7)),
    };
  });
};

/** The demo seeker's own applications pass through every status, so that each can be looked at. */
const shownToSeeker: readonly ApplicationStatus[] = [
  'interviewing',
  'offered',
  'reviewed',
  'applied',
  'rejected',
  'hired',
];

/** All applications, oldest first, at most one per person and job, each sent while the job was public and open. */
export const applicationsOf = (options: ApplicationOptions): DemoApplication[] => {
  const { jobs, companies, users, calendar, random } = options;
  const wanted = wantedByAll(options);
  const applicants = applicantsOf(users);
  const drafts = jobs.flatMap((job) => {
    const company = companies.get(job.companyId);
    if (!company || job.publishedAt === null) {
      return [];
    }
    const own = random.fork(`job-${job.id}`);
    return apply(job, {
      company,
      publishedAt: job.publishedAt,
      applicants,
      count: job === wanted ? crowd : interest(company, own),
      calendar,
      random: own,
    });
  });
  const demoSeekerId = users.find(({ email }) => email === 'seeker@workboard.test')?.id;
  let shown = 0;
  return drafts
    .toSorted((a, b) => a.appliedAt.getTime() - b.appliedAt.getTime())
    .map((draft, index) => {
      if (draft.userId !== demoSeekerId) {
        return { id: index + 1, ...draft };
      }
      const status = shownToSeeker[shown] ?? draft.status;
      shown += 1;
      return { id: index + 1, ...draft, status };
    });
};
