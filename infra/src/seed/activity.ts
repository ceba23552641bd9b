import type { AlertFrequency, Priority } from '@workboard/contracts';
import { addDays, daysBetween, type Calendar } from './calendar.js';
import { fitOf } from './applications.js';
import { occupationOf } from './occupations/occupations.js';
import type { Random } from './random.js';
import { slug } from './text.js';
import type {
  DemoApplication,
  DemoCompany,
  DemoInterview,
  DemoJob,
  DemoJobAlert,
  DemoSavedJob,
  DemoStatusAlert,
  DemoUser,
} from './types.js';

const savedNotes = [
  'Ask Uncle about the camp there.',
  'Renew my licence before applying.',
  'Close to home, good roster.',
  'Check if they help with housing.',
  'Talk it over with the family on Sunday.',
  'Pay looks good, long travel.',
];
const folders = ['default', 'default', 'default', 'Best chances', 'Close to home', 'Later'];

/** Saved jobs of the seekers, mostly in their own trade, each job once per person. */
export const savedJobsOf = (options: {
  users: readonly DemoUser[];
  jobs: readonly DemoJob[];
  calendar: Calendar;
  random: Random;
}): DemoSavedJob[] => {
  const { users, jobs, calendar } = options;
  const visible = jobs.filter(({ publishedAt }) => publishedAt !== null);
  return users
    .flatMap((user) => {
      const { career } = user;
      if (career === null) {
        return [];
      }
      const random = options.random.fork(user.email);
      const fitting = visible.filter((job) => fitOf(career, job) !== 'poor');
      const count = user.email === 'seeker@workboard.test' ? 12 : random.int(0, 5);
      return random.sample(fitting, count).map((job) => ({
        userId: user.id,
        jobId: job.id,
        notes: random.chance(0.5) ? random.pick(savedNotes) : null,
        folder: random.pick(folders),
        priority: random.weighted<Priority>([
          ['medium', 5],
          ['high', 3],
          ['low', 2],
        ]),
        savedAt: addDays(job.createdAt, daysBetween(job.createdAt, calendar.now) * random.next() * 0.95),
      }));
    })
    .map((saved, index) => ({ id: index + 1, ...saved }));
};

/** Interviews: planned ones for most of those invited ('Schedule Interview', decision P16), held ones for the hired. */
export const interviewsOf = (options: {
  applications: readonly DemoApplication[];
  jobs: ReadonlyMap<number, DemoJob>;
  companies: ReadonlyMap<number, DemoCompany>;
  calendar: Calendar;
  random: Random;
}): DemoInterview[] => {
  const { applications, jobs, companies, calendar } = options;
  const workdays = (from: number, to: number): number[] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).filter((day) => calendar.isWorkday(day));
  return applications
    .filter(({ status }) => status === 'offered' || status === 'hired')
    .map((application, index) => {
      const random = options.random.fork(`interview-${application.id}`);
      const job = jobs.get(application.jobId);
      const company = companies.get(job?.companyId ?? 0);
      const domain = `${company?.key ?? 'workboard'}.test`;
      const planned = application.status === 'offered' && !random.chance(0.2);
      const day = random.pick(planned ? workdays(1, 12) : workdays(-9, -1));
      const happened = options.random.fork(`held-${application.id}`);
      const type = random.weighted([
        ['video', 5],
        ['in-person', 3],
        ['phone', 2],
      ] as const);
      return {
        id: index + 1,
        applicationId: application.id,
        scheduledAt: calendar.at(day, random.int(9, 15), random.pick([0, 30])),
        duration: random.pick([30, 45, 60, 60]),
        type,
        meetingLink:
          type === 'video' ? `https://meet.${domain}/${slug(job?.title ?? 'interview')}-${application.id}` : null,
        place: type === 'in-person' ? (company?.businessLocation ?? null) : null,
        contactName: company ? 'The HR office' : null,
        contactPhone: company?.phone ?? null,
        contactEmail: company?.email ?? null,
        notes: random.pick([
          'Please bring originals of your certificates.',
          'Three of us will talk with you; we start with your questions.',
          'Ask for the HR office at the gate.',
          null,
        ]),
        status: planned ? 'scheduled' : 'completed',
        answer: planned ? null : 'coming',
        outcome: planned
          ? null
          : application.status === 'hired'
            ? 'attended'
            : happened.weighted<DemoInterview['outcome']>([
                ['attended', 6],
                ['no_show', 1],
                [null, 3],
              ]),
        createdAt: application.updatedAt,
      };
    });
};

/** Job alerts of about half of the seekers, for their own trade and place. */
export const jobAlertsOf = ({ users, random }: { users: readonly DemoUser[]; random: Random }): DemoJobAlert[] =>
  users
    .flatMap((user) => {
      const own = random.fork(user.email);
      const { career } = user;
      const isDemo = user.email === 'seeker@workboard.test';
      if (career === null || !(isDemo || own.chance(0.5))) {
        return [];
      }
      const occupation = occupationOf(career.occupation);
      const frequencies: readonly AlertFrequency[] = isDemo
        ? ['immediate', 'weekly']
        : [
            own.weighted<AlertFrequency>([
              ['daily', 6],
              ['weekly', 3],
              ['immediate', 2],
            ]),
          ];
      return frequencies.map((frequency, index): Omit<DemoJobAlert, 'id'> => {
        const pay = occupation.titles.find(([, level]) => level === career.level)?.[2] ?? null;
        return {
          userId: user.id,
          title: index === 0 ? `${career.title} jobs` : `Any ${occupation.industry} work near me`,
          keywords: index === 0 ? [career.title, ...own.sample(occupation.skills, 2)] : [],
          location: own.chance(0.4) || index > 0 ? (user.location?.split(',')[0] ?? null) : null,
          salaryMin: own.chance(0.4) && pay !== null ? pay * 1000 : null,
          salaryMax: null,
          workType: own.weighted([
            ['any', 7],
            ['on-site', 2],
            ['hybrid', 1],
          ] as const),
          employmentType: own.weighted([
            ['any', 6],
            ['full-time', 3],
            ['contract', 1],
          ] as const),
          frequency,
          isActive: isDemo ? index === 0 : own.chance(0.85),
          emailNotifications: true,
          smsNotifications: own.chance(0.1),
          createdAt: addDays(user.createdAt, 1),
        };
      });
    })
    .map((alert, index) => ({ id: index + 1, ...alert }));

/** Addresses for status mails of a third of the seekers, always the account's own (decision A13). */
export const statusAlertsOf = ({ users, random }: { users: readonly DemoUser[]; random: Random }): DemoStatusAlert[] =>
  users
    .filter(
      (user) =>
        user.career !== null && (user.email === 'seeker@workboard.test' || random.fork(user.email).chance(0.35)),
    )
    .map((user, index) => ({
      id: index + 1,
      userId: user.id,
      email: user.email,
      phone: user.phone,
      isActive: index % 6 !== 5,
      createdAt: addDays(user.createdAt, 1),
    }));
