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
import { CompanyEntity } from '../companies/company.entity.js';
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
const createWorld = () => ({
  people: new Map<number, Pick<Contact, 'role' | 'companyId'>>(),
  tied: [] as { userId: number; companyId: number }[],
  tyingFails: null as AppError | null,
  /** What the jobs service was told ahead of the event. */
  spread: [] as { id: number; name: string; status: string }[],
  spreadingFails: false,
  /** What the applications service was told ahead of the event. */
  cutOff: [] as { id: number; revoked: boolean }[],
});

const serveAuth = (world: ReturnType<typeof createWorld>) =>
  servePeer(authService, {
    contacts: ({ ids }) =>
      ids.flatMap((id) => {
        const person = world.people.get(Number(id));
        return person ? [{ id: Number(id), ...person } as Contact] : [];
      }),
    takeCompany: () => null,
    setCompany: ({ userId, companyId }) => {
      if (world.tyingFails) {
        throw world.tyingFails;
      }
      world.tied.push({ userId: Number(userId), companyId: Number(companyId) });
      return null;
    },
  });

/** Who is cut off at once when a company loses its authorisation. */
const serveApplications = (world: ReturnType<typeof createWorld>) =>
  servePeer(applicationsService, {
    takeCompany: ({ id, revoked }) => {
      world.cutOff.push({ id, revoked: revoked ?? false });
      return null;
    },
  });

const serveJobs = (world: ReturnType<typeof createWorld>) =>
  servePeer(jobsService, {
    takeCompany: ({ id, name, status }) => {
      if (world.spreadingFails) {
        throw new AppError('unavailable');
      }
      world.spread.push({ id, name, status });
      return null;
    },
  });

/** The whole companies service with its neighbours, and short words for what its tests do again and again. */
export const startCompanies = async (options: { worker?: boolean; env?: Record<string, string> } = {}) => {
  const world = createWorld();
  const [auth, jobs, applications] = await Promise.all([serveAuth(world), serveJobs(world), serveApplications(world)]);
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
    world.people.set(employer.userId, { role: 'employer', companyId: null });
    return employer;
  };
  const newCompany = async (values: Partial<CompanyEntity> = {}): Promise<CompanyEntity> => {
    const { identifiers } = await manager.insert(CompanyEntity, { ...required, ...values });
    return manager.findOneByOrFail(CompanyEntity, { id: Number(identifiers[0]?.['id']) });
  };
  /** The facts of one type that were told of a company. */
  const facts = async <
    T extends 'company.changed' | 'company.arrived' | 'company.authorised' | 'company.refused' | 'company.deleted',
  >(
    type: T,
    id: number,
  ) => (await running.published(type)).filter((fact) => fact.id === id);
  return {
    ...running,
    world,
    manager,
    caller,
    newEmployer,
    newCompany,
    facts,
    visitor: running.as(null),
    superAdmin: running.as(testCaller({ userId: 9999, role: 'super_admin' })),
    row: (id: number) => manager.findOneByOrFail(CompanyEntity, { id }),
    stop: async () => {
      await running.stop();
      await Promise.all([auth.close(), jobs.close(), applications.close()]);
    },
  };
};
export type CompaniesHarness = Awaited<ReturnType<typeof startCompanies>>;
