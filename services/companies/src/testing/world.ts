import {
  AppError,
  applicationsService,
  authService,
  type Caller,
  companiesService,
  type Contact,
  jobsService,
} from '@workboard/contracts';
import { servePeer, startTestService, testCaller } from '@workboard/test-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { appModule } from '../app.module.js';
import { Company } from '../companies/company.entity.js';
import { dataSourceFor } from '../data-source.js';
import { workerEnvSchema } from '../env.js';
import { workerModule } from '../worker.module.js';

const required = {
  name: 'Kumul Energy',
  description: 'Power for the Highlands.',
  industry: 'Energy',
  location: 'Lae',
  size: '51-200',
};
export const form = (values: object = {}) => ({ ...required, ...values });

/** What the auth service knows; tests change it as they go. */
const createPeers = () => ({
  people: new Map<number, Pick<Contact, 'role' | 'companyId'>>(),
  tied: [] as { userId: number; companyId: number }[],
  tyingFails: null as AppError | null,
  /** What the jobs service was sent to apply early. */
  jobsCopies: [] as { id: number; name: string; status: string }[],
  jobsFail: false,
  /** What the applications service was sent to apply early. */
  applicationsCopies: [] as { id: number; revoked: boolean }[],
});

const serveAuth = (peers: ReturnType<typeof createPeers>) =>
  servePeer(authService, {
    contacts: ({ ids }) =>
      ids.flatMap((id) => {
        const person = peers.people.get(Number(id));
        return person ? [{ id: Number(id), ...person } as Contact] : [];
      }),
    applyCompany: () => null,
    setCompany: ({ userId, companyId }) => {
      if (peers.tyingFails) {
        throw peers.tyingFails;
      }
      peers.tied.push({ userId: Number(userId), companyId: Number(companyId) });
      return null;
    },
  });

/** Applies early that a company lost its authorisation. */
const serveApplications = (peers: ReturnType<typeof createPeers>) =>
  servePeer(applicationsService, {
    applyCompany: ({ id, revoked }) => {
      peers.applicationsCopies.push({ id, revoked: revoked ?? false });
      return null;
    },
  });

const serveJobs = (peers: ReturnType<typeof createPeers>) =>
  servePeer(jobsService, {
    applyCompany: ({ id, name, status }) => {
      if (peers.jobsFail) {
        throw new AppError('unavailable');
      }
      peers.jobsCopies.push({ id, name, status });
      return null;
    },
  });

/** The whole companies service with its neighbours, and short words for what its tests do again and again. */
export const startWorld = async (options: { worker?: boolean; env?: Record<string, string> } = {}) => {
  const peers = createPeers();
  const [auth, jobs, applications] = await Promise.all([serveAuth(peers), serveJobs(peers), serveApplications(peers)]);
  const running = await startTestService({
    service: companiesService,
    envSchema: workerEnvSchema,
    module: appModule,
    workerModule,
    dataSource: dataSourceFor,
    worker: options.worker,
    env: { APPLICATIONS_URL: applications.url, AUTH_URL: auth.url, JOBS_URL: jobs.url, ...options.env },
  });
  const manager: EntityManager = running.app.get(DataSource).manager;
  let count = 0;

  const caller = (values: Partial<Caller>): Caller => {
    count += 1;
    return testCaller({ userId: count, ...values });
  };
  /** An employer without a company. */
  const newEmployer = (): Caller => {
    const employer = caller({ role: 'employer' });
    peers.people.set(employer.userId, { role: 'employer', companyId: null });
    return employer;
  };
  const newCompany = async (values: Partial<Company> = {}): Promise<Company> => {
    const { identifiers } = await manager.insert(Company, { ...required, ...values });
    return manager.findOneByOrFail(Company, { id: Number(identifiers[0]?.['id']) });
  };
  /** The events of one type that were published of a company. */
  const eventsOf = async <
    T extends 'company.changed' | 'company.arrived' | 'company.authorised' | 'company.refused' | 'company.deleted',
  >(
    type: T,
    id: number,
  ) => (await running.published(type)).filter((event) => event.id === id);
  return {
    ...running,
    peers,
    manager,
    caller,
    newEmployer,
    newCompany,
    eventsOf,
    visitor: running.as(null),
    superAdmin: running.as(testCaller({ userId: 9999, role: 'super_admin' })),
    row: (id: number) => manager.findOneByOrFail(Company, { id }),
    stop: async () => {
      await running.stop();
      await Promise.all([auth.close(), jobs.close(), applications.close()]);
    },
  };
};
export type World = Awaited<ReturnType<typeof startWorld>>;
