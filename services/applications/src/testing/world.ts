import {
  applicationsService,
  type ApplyProfileField,
  authService,
  type Contact,
  type Job,
  type JobForApplication,
  jobsService,
} from '@workboard/contracts';
import { Clock } from '@workboard/service-kit';
import { FixedClock, servePeer, startTestService, testCaller } from '@workboard/test-kit';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { dataSourceFor } from '../data-source.js';
import { envSchema } from '../env.js';
import { workerModule } from '../worker.module.js';

export const letter = 'I have driven haul trucks at Porgera for six years and would like to do so for you.';

/** The service with its worker on a fresh database, and the answers of auth and jobs in the hands of the test. */
export const startWorld = async () => {
  const jobs = new Map<number, JobForApplication>();
  const profiles = new Map<number, { missing: ApplyProfileField[]; resume: string | null }>();
  /** Name, address and skills, by user id. */
  const people = new Map<number, string>();
  /** Members of companies, by company id. */
  const teams = new Map<number, number[]>();
  const jobsPeer = await servePeer(jobsService, {
    forApplication: ({ id }) => jobs.get(Number(id)) ?? null,
    byIds: ({ ids }) =>
      (ids as number[]).flatMap((id) => {
        const job = jobs.get(id);
        return job
          ? [
              {
                ...job,
                skills: [],
                requirements: ['Boom truck licence'],
                location: 'Lae',
                company: { name: `Company ${job.companyId}` },
              } as unknown as Job,
            ]
          : [];
      }),
  });
  /** Accounts as mails and calendars need them. */
  const contacts = new Map<number, Pick<Contact, 'id' | 'email' | 'role' | 'companyId' | 'isLeaving'>>();
  const authPeer = await servePeer(authService, {
    companyContacts: ({ companyId }) => teams.get(Number(companyId))?.map((id) => ({ id }) as Contact) ?? [],
    applyProfile: ({ userId }) =>
      profiles.get(Number(userId)) ?? { missing: [], resume: `/api/files/resumes/${Number(userId)}` },
    applicants: ({ ids }) =>
      (ids as number[]).map((id) => ({
        id,
        firstName: 'Mere',
        lastName: `Kila ${id}`,
        email: `person${id}@mail.test`,
        resume: null,
      })),
    contacts: ({ ids }) =>
      (ids as number[]).map((id) => ({
        id,
        firstName: 'Toby',
        lastName: 'Wari',
        email: `person${id}@mail.test`,
        phone: null,
        role: 'employer' as const,
        companyId: null,
        ...contacts.get(id),
      })),
    peopleMatching: ({ ids, q }) =>
      (ids as number[]).filter((id) => people.get(id)?.toLowerCase().includes(q.toLowerCase())),
  });
  const running = await startTestService({
    service: applicationsService,
    envSchema,
    module: appModule,
    dataSource: dataSourceFor,
    worker: true,
    workerModule,
    env: { STATUS_POLL_MS: '50', JOBS_URL: jobsPeer.url, AUTH_URL: authPeer.url },
  });
  const database = running.app.get(DataSource);
  return {
    jobs,
    profiles,
    people,
    contacts,
    teams,
    database,
    clockOwner: running.app,
    /** Stops the time of both processes; move it with the clock that comes back. */
    freeze: (at = new Date()): FixedClock => {
      const clock = new FixedClock(at);
      for (const process of [running.app, running.worker]) {
        if (process) {
          process.get(Clock).now = () => clock.now();
        }
      }
      return clock;
    },
    as: running.as,
    seeker: (userId: number) => running.as(testCaller({ userId, role: 'job_seeker' })),
    employer: (companyId: number | null, userId = 900) =>
      running.as(testCaller({ userId, role: 'employer', companyId })),
    /** A public, open job; as the jobs service would answer. */
    postJob: (id: number, overrides: Partial<JobForApplication> = {}) => {
      const job = { id, title: `Job ${id}`, companyId: 1, isPublic: true, isOpen: true, ...overrides };
      jobs.set(id, job);
      return job;
    },
    deliver: running.deliver,
    published: running.published,
    count: async (table: 'applications' | 'interviews', where = 'true'): Promise<number> => {
      const [row]: { n: number }[] = await database.query(`SELECT count(*)::int AS n FROM ${table} WHERE ${where}`);
      return row?.n ?? 0;
    },
    stop: async () => {
      await running.stop();
      await Promise.all([jobsPeer.close(), authPeer.close()]);
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;
