import {
  applicationsService,
  type Caller,
  companiesService,
  type Company,
  type CreateJob,
  type EventPayload,
  type EventType,
  jobsService,
  type ListJobs,
  type ServiceName,
} from '@workboard/contracts';
import { Queues } from '@workboard/service-kit';
import { servePeer, startTestService, testCaller, waitFor } from '@workboard/test-kit';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { dataSourceFor } from '../data-source.js';
import { envSchema } from '../env.js';

const companyOf = (id: number): Company => ({
  id,
  name: `Company ${id}`,
  description: 'Builds roads and bridges.',
  logo: null,
  website: null,
  industry: 'Construction',
  size: '11-50',
  location: 'Lae',
  postalAddress: null,
  businessLocation: null,
  phone: null,
  email: null,
  foundedYear: null,
  benefits: [],
  culture: null,
  status: 'authorised',
  ownerId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

/** A body of a job post with every required field. */
export const post = (overrides: Partial<CreateJob> = {}): CreateJob => ({
  title: 'Heavy Diesel Fitter',
  description: 'Keeps the trucks of the mine running.',
  industry: 'mining',
  workType: 'on-site',
  employmentType: 'full-time',
  ...overrides,
});

export const everything: ListJobs = { limit: 20, offset: 0, includeTotal: true };

/** The service with its worker on a fresh database; companies and applications answer from what the test says. */
export const startWorld = async () => {
  const companies = new Map<number, Company>();
  const applied = new Set<string>();
  const toldAhead: { id: number; status: string }[] = [];
  const companiesPeer = await servePeer(companiesService, {
    byIds: ({ ids }) => ids.flatMap((id) => companies.get(Number(id)) ?? []),
  });
  const applicationsPeer = await servePeer(applicationsService, {
    hasApplied: ({ jobId, userId }) => applied.has(`${Number(jobId)} ${Number(userId)}`),
    takeJob: ({ id, status }) => {
      toldAhead.push({ id, status });
      return null;
    },
  });
  const running = await startTestService({
    service: jobsService,
    envSchema,
    module: appModule,
    dataSource: dataSourceFor,
    worker: true,
    env: { COMPANIES_URL: companiesPeer.url, APPLICATIONS_URL: applicationsPeer.url },
  });
  const database = running.app.get(DataSource);
  const queue = () => {
    if (!running.worker) {
      throw new Error('The worker does not run');
    }
    return running.worker.get(Queues).named('events.jobs');
  };
  let deliveries = 0;
  const as = (caller: Caller | null) => running.as(caller);

  return {
    app: running.app,
    env: running.env,
    database,
    /** What the applications service was told ahead of the event. */
    toldAhead,
    applied: (jobId: number, userId: number) => void applied.add(`${jobId} ${userId}`),
    visitor: as(null),
    seeker: (userId: number) => as(testCaller({ userId, role: 'job_seeker' })),
    employer: (companyId: number | null, userId = 900) => as(testCaller({ userId, role: 'employer', companyId })),
    admin: as(testCaller({ userId: 1, role: 'admin' })),
    superAdmin: as(testCaller({ userId: 2, role: 'super_admin' })),
    /** What the companies service says of a company from now on. */
    company: (id: number, overrides: Partial<Company> = {}): Company => {
      const company = { ...companyOf(id), ...overrides };
      companies.set(id, company);
      return company;
    },
    forgetCompany: (id: number) => companies.delete(id),
    /** Puts an event on the service's queue, as another service's relay does; waits until it was taken. */
    deliver: async <T extends EventType>(
      type: T,
      payload: EventPayload<T>,
      { producer = 'companies', id }: { producer?: ServiceName; id?: string } = {},
    ) => {
      deliveries += 1;
      const eventId = id ?? `${Date.now()}${deliveries}`;
      const data = { producer, id: eventId, type, payload };
      const jobId = `${producer}.${eventId}.${deliveries}`;
      const job = await queue().add(type, data, { jobId, removeOnComplete: true });
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
    rows: async (sql: string, parameters: unknown[] = []): Promise<Record<string, unknown>[]> =>
      database.query(sql, parameters),
    stop: async () => {
      await running.stop();
      await Promise.all([companiesPeer.close(), applicationsPeer.close()]);
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;

/** The event of a company at a version. */
export const changed = (company: Company, version: number): EventPayload<'company.changed'> => ({
  id: company.id,
  version,
  name: company.name,
  logo: company.logo,
  industry: company.industry,
  location: company.location,
  status: company.status,
  ownerId: company.ownerId,
});
