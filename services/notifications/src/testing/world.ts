import {
  type ApplicationRecord,
  AppError,
  applicationsService,
  authService,
  type Company,
  companiesService,
  type Contact,
  dayOf,
  type Interview,
  type InterviewAnswer,
  type InterviewTimesRecord,
  type Job,
  jobsService,
  type MailToken,
  type MessageRecord,
  notificationsService,
  type ReviewCounts,
  type SavedBy,
  savedByMost,
} from '@workboard/contracts';
import { Clock, Queues } from '@workboard/service-kit';
import { FixedClock, servePeer, startTestService, testCaller, testSmtp, waitFor } from '@workboard/test-kit';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { dataSourceFor } from '../data-source.js';
import { Delivery } from '../deliveries/delivery.entity.js';
import { envSchema } from '../env.js';
import { workerModule } from '../worker.module.js';
import { readPhrase, termsOf } from './search.js';
import { makeApplication, makeCompany, makeContact, makeInterview, makeJob } from './objects.js';

const quick = {
  TOKEN_SECRET: 'a-secret-that-only-tests-know',
  MAIL_FROM: 'PNG Workboard <no-reply@workboard.test>',
  SITE_EMAIL: 'hello@workboard.test',
  MAIL_POLL_MS: '40',
  MAIL_RETRY_MS: '50',
  ALERTS_POLL_MS: '40',
  ALERTS_BUNDLE_MS: '0',
  TICK_MS: '60',
};

/** The others' data, in the hands of the test. */
const peersData = () => ({
  contacts: new Map<number, Contact>(),
  tokens: new Map<string, MailToken>(),
  farewells: new Map<string, { email: string; firstName: string }>(),
  jobs: new Map<number, Job>(),
  applications: new Map<number, ApplicationRecord>(),
  /** Who saved which job, the oldest first. */
  saved: [] as SavedBy[],
  interviews: new Map<number, Interview>(),
  messages: new Map<number, MessageRecord>(),
  /** Times that are offered, by invitee. */
  times: new Map<number, InterviewTimesRecord>(),
  /** Ads that mailed links extended. */
  extended: [] as { id: number; userId: number; from: string }[],
  /** Times that mailed links chose. */
  choices: [] as { inviteeId: number; timeId: number }[],
  companies: new Map<number, Company>(),
  notes: new Map<number, { id: number; applicationId: number; authorId: number | null; text: string }>(),
  /** Answers that mailed links gave. */
  answers: [] as { id: number; answer: InterviewAnswer }[],
  reviewCounts: { waiting: 0, reported: 0, noticed: 0, oldestAt: null } as ReviewCounts,
  /** Ids of the members by job. */
  hiringTeams: new Map<number, number[]>(),
  /** Addresses for which a confirmation was asked. */
  phoneCodes: new Map<string, { phone: string; code: string }>(),
  endedPhones: [] as string[],
  statusTokens: [] as { userId: number; email: string }[],
});
type PeersData = ReturnType<typeof peersData>;

const some = <T>(from: Map<number, T>, ids: unknown): T[] =>
  (ids as number[]).map((id) => from.get(id)).filter((found): found is T => found !== undefined);

const servePeers = async (data: PeersData) => {
  const auth = await servePeer(authService, {
    contacts: ({ ids }) => some(data.contacts, ids),
    companyContacts: ({ companyId }) =>
      [...data.contacts.values()].filter((one) => one.companyId === Number(companyId)),
    findPeople: ({ q }) =>
      [...data.contacts.values()].filter(({ firstName, lastName }) => `${firstName} ${lastName}`.includes(q)),
    superAdminContacts: () => [...data.contacts.values()].filter(({ role }) => role === 'super_admin'),
    farewell: ({ farewellId }) => data.farewells.get(farewellId) ?? null,
    mailToken: ({ tokenId }) => data.tokens.get(tokenId) ?? null,
    phoneCodeText: ({ codeId }) => data.phoneCodes.get(codeId) ?? null,
    endPhoneSignIn: ({ phone }) => {
      data.endedPhones.push(phone);
      return null;
    },
    createStatusAlertToken: ({ userId, email }) => {
      data.statusTokens.push({ userId: Number(userId), email });
      return { tokenId: '00000000-0000-4000-8000-000000000000' };
    },
  });
  const jobs = await servePeer(jobsService, {
    byIds: ({ ids }) => some(data.jobs, ids),
    termsOf: ({ ids }) => termsOf(some(data.jobs, ids)),
    readPhrases: ({ phrases }) => phrases.map((phrase) => readPhrase(phrase, [...data.jobs.values()])),
    openJobs: () => [...data.jobs.values()].filter(({ status, published }) => status === 'active' && published),
    savedBy: ({ jobIds, userId, after }) =>
      data.saved
        .filter(
          (entry) =>
            entry.id > (after ?? 0) &&
            (jobIds as number[]).includes(entry.jobId) &&
            (userId === undefined || entry.userId === userId),
        )
        .slice(0, savedByMost),
    reviewCounts: () => data.reviewCounts,
    extendByLink: ({ id, userId, from }) => {
      const job = data.jobs.get(Number(id));
      if (!job?.closingDate || dayOf(new Date(job.closingDate)) !== from) {
        throw new AppError('conflict');
      }
      data.extended.push({ id: job.id, userId: Number(userId), from });
      job.closingDate = new Date(new Date(job.closingDate).getTime() + 14 * 86_400_000).toISOString();
      return job;
    },
    idsOfCompany: ({ companyId }) =>
      [...data.jobs.values()].filter((one) => one.companyId === Number(companyId)).map(({ id }) => id),
  });
  const applications = await servePeer(applicationsService, {
    byIds: ({ ids }) => some(data.applications, ids),
    countNew: () => 3,
    appliedTo: ({ jobIds, userId }) =>
      [...data.applications.values()]
        .filter((one) => one.userId === userId && (jobIds as number[]).includes(one.jobId))
        .map(({ jobId }) => jobId),
    hiringTeams: ({ jobIds }) =>
      (jobIds as number[]).flatMap((jobId) => {
        const members = data.hiringTeams.get(jobId);
        return members ? [{ jobId, members }] : [];
      }),
    messagesByIds: ({ ids }) => some(data.messages, ids),
    interviewDetails: ({ id }) => {
      const interview = data.interviews.get(Number(id));
      const application = data.applications.get(interview?.applicationId ?? 0);
      return interview && application ? { interview, application } : null;
    },
    noteDetails: ({ id }) => {
      const note = data.notes.get(Number(id));
      const application = data.applications.get(note?.applicationId ?? 0);
      return note && application ? { text: note.text, authorId: note.authorId, application } : null;
    },
    timesDetails: ({ inviteeId }) => {
      const times = data.times.get(Number(inviteeId));
      const application = data.applications.get(times?.invitees[0]?.applicationId ?? 0);
      return times && application ? { times, application } : null;
    },
    chooseTimeByLink: ({ inviteeId, timeId }) => {
      const times = data.times.get(Number(inviteeId));
      const time = times?.times.find(({ id, free }) => id === Number(timeId) && free > 0);
      const application = data.applications.get(times?.invitees[0]?.applicationId ?? 0);
      if (!times || !time || !application) {
        throw new AppError('time_taken');
      }
      data.choices.push({ inviteeId: Number(inviteeId), timeId: time.id });
      const interview = makeInterview({ id: 50, scheduledAt: time.startsAt });
      Object.assign(times.invitees[0] ?? {}, { state: 'chosen', timeId: time.id, interviewId: 50 });
      Object.assign(application, { nextInterview: interview });
      return interview;
    },
    answerInvitation: ({ id, answer }) => {
      const interview = data.interviews.get(Number(id));
      if (interview) {
        interview.answer = answer.answer;
        interview.answerText = typeof answer.message === 'string' ? answer.message : null;
      }
      data.answers.push({ id: Number(id), answer: answer.answer });
      return null;
    },
  });
  const companies = await servePeer(companiesService, { byIds: ({ ids }) => some(data.companies, ids) });
  return {
    env: { AUTH_URL: auth.url, JOBS_URL: jobs.url, APPLICATIONS_URL: applications.url, COMPANIES_URL: companies.url },
    close: () => Promise.all([auth, jobs, applications, companies].map((peer) => peer.close())),
  };
};

const setClock = (process: INestApplicationContext | undefined, clock: FixedClock): void => {
  if (process) {
    process.get(Clock).now = () => clock.now();
  }
};

/**
 * The service and its worker on a fresh database, a real SMTP server, and the other services' answers in the hands of the
 * test. With `at` time stands still in both processes until the test moves `clock`; `worker: false` leaves the worker to it.
 */
export const startWorld = async (options: { env?: Record<string, string>; at?: string; worker?: boolean } = {}) => {
  const data = peersData();
  const [smtp, peers] = await Promise.all([testSmtp(), servePeers(data)]);
  const clock = new FixedClock(new Date(options.at ?? 0));
  const running = await startTestService({
    service: notificationsService,
    envSchema,
    module: appModule,
    workerModule,
    dataSource: dataSourceFor,
    worker: options.worker ?? true,
    env: { ...quick, ...peers.env, SMTP_URL: smtp.url, ...options.env },
  });
  if (options.at) {
    setClock(running.app, clock);
    setClock(running.worker, clock);
  }
  const database = running.app.get(DataSource);
  const queues = running.app.get(Queues);
  let lastJobId = 1000;
  let lastSavedId = 0;
  const tell = running.deliver;

  return {
    ...data,
    setReviewCounts: (counts: ReviewCounts) => {
      data.reviewCounts = counts;
    },
    smtp,
    clock,
    running,
    database,
    queues,
    seeker: (userId: number) => running.as(testCaller({ userId, role: 'job_seeker' })),
    superAdmin: running.as(testCaller({ userId: 1, role: 'super_admin' })),
    addContact: (contact: Partial<Contact> & { id: number }) => keep(data.contacts, makeContact(contact)),
    /** As if the person had entered the code that was sent to the number, in E.164. */
    confirmPhone: (userId: number, phone: string) =>
      database.query(`INSERT INTO sms_numbers (user_id, phone, confirmed_at) VALUES ($1, $2, now())`, [userId, phone]),
    addJob: (job: Partial<Job> & { id: number }) => keep(data.jobs, makeJob(job)),
    addApplication: (application: Partial<ApplicationRecord> & { id: number }) =>
      keep(data.applications, makeApplication(application)),
    save: (userId: number, jobId: number) => void data.saved.push({ id: (lastSavedId += 1), userId, jobId }),
    unsave: (userId: number, jobId: number) => {
      data.saved.splice(
        data.saved.findIndex((entry) => entry.userId === userId && entry.jobId === jobId),
        1,
      );
    },
    addCompany: (company: Partial<Company> & { id: number }) => keep(data.companies, makeCompany(company)),
    addNote: (note: { id: number; applicationId: number; authorId: number | null; text: string }) =>
      keep(data.notes, note),
    tell,
    /** A new job, after the worker has read it and matched it with the alerts. */
    publish: async (fields: Partial<Job> = {}): Promise<Job> => {
      const job = keep(data.jobs, makeJob({ id: (lastJobId += 1), ...fields }));
      await tell('job.changed', factOf(job));
      await tell('job.published', { id: job.id });
      await waitFor(
        async () => {
          const rows: unknown[] = await database.query(
            `SELECT FROM job_copies WHERE job_id = $1 AND matched AND read_version = version`,
            [job.id],
          );
          return rows.length > 0;
        },
        { what: `job ${job.id} to be matched` },
      );
      return job;
    },
    deliveries: (where = 'true'): Promise<Delivery[]> =>
      database.getRepository(Delivery).createQueryBuilder('delivery').where(where).orderBy('created_at').getMany(),
    /** Waits until nothing that is due waits any more. */
    settled: () =>
      waitFor(
        async () => {
          const [{ open }]: [{ open: number }] = await database.query(
            `SELECT count(*)::int AS open FROM deliveries WHERE state IN ('queued', 'sending') AND due_at <= $1`,
            [options.at ? clock.now() : new Date()],
          );
          return open === 0;
        },
        { what: 'all due messages to be done' },
      ),
    stop: async () => {
      await running.stop();
      await peers.close();
      await smtp.stop();
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;

/** What the jobs service says when a job is public for the first time. */
export const factOf = (job: Job) => ({
  id: job.id,
  version: 1,
  title: job.title,
  companyId: 1,
  status: 'active' as const,
  isPublic: true,
});

const keep = <T extends { id: number }>(into: Map<number, T>, object: T): T => {
  into.set(object.id, object);
  return object;
};
