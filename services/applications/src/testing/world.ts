import {
  applicationsService,
  type ApplyProfileField,
  authService,
  type EventPayload,
  type EventType,
  type JobForApplication,
  jobsService,
} from '@workboard/contracts';
import { Queues } from '@workboard/service-kit';
import { servePeer, startTestService, testCaller, waitFor } from '@workboard/test-kit';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { dataSourceFor } from '../data-source.js';
import { envSchema } from '../env.js';

export const letter = 'I have driven haul trucks at Porgera for six years and would like to do so for you.';

/** The service with its worker on a fresh database, and the answers of auth and jobs in the hands of the test. */
export const startWorld = async () => {
  const jobs = new Map<number, JobForApplication>();
  const profiles = new Map<number, { missing: ApplyProfileField[]; resume: string | null }>();
  const jobsPeer = await servePeer(jobsService, { forApplication: ({ id }) => jobs.get(Number(id)) ?? null });
  const authPeer = await servePeer(authService, {
    applyProfile: ({ userId }) =>
      profiles.get(Number(userId)) ?? { missing: [], resume: `/api/files/resumes/${Number(userId)}` },
  });
  const running = await startTestService({
    service: applicationsService,
    envSchema,
    module: appModule,
    dataSource: dataSourceFor,
    worker: true,
    env: { JOBS_URL: jobsPeer.url, AUTH_URL: authPeer.url },
  });
  const database = running.app.get(DataSource);
  const queue = () => {
    if (!running.worker) {
      throw new Error('The worker does not run');
    }
    return running.worker.get(Queues).named('events.applications');
  };
  let deliveries = 0;

  return {
    jobs,
    profiles,
    database,
    clockOwner: running.app,
    as: running.as,
    seeker: (userId: number) => running.as(testCaller({ userId, role: 'job_seeker' })),
    employer: (companyId: number | null) => running.as(testCaller({ userId: 900, role: 'employer', companyId })),
    /** A public, open job; as the jobs service would answer. */
    postJob: (id: number, overrides: Partial<JobForApplication> = {}) => {
      const job = { id, title: `Job ${id}`, companyId: 1, isPublic: true, isOpen: true, ...overrides };
      jobs.set(id, job);
      return job;
    },
    /** Puts an event on the service's queue, as another service's relay does; waits until it was taken. */
    deliver: async <T extends EventType>(
      type: T,
      payload: EventPayload<T>,
      { id = `${Date.now()}${deliveries}` }: { id?: string } = {},
    ) => {
      deliveries += 1;
      const data = { producer: 'jobs', id, type, payload };
      const job = await queue().add(type, data, { jobId: `jobs.${id}.${deliveries}`, removeOnComplete: true });
      await waitFor(async () => (await queue().getJob(job.id ?? '')) === undefined, { what: `${type} to be taken` });
    },
    /** What was told so far of one type, oldest first. */
    told: async <T extends EventType>(type: T): Promise<EventPayload<T>[]> => {
      const rows: { payload: EventPayload<T> }[] = await database.query(
        'SELECT payload FROM outbox WHERE type = $1 ORDER BY id',
        [type],
      );
      return rows.map(({ payload }) => payload);
    },
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
