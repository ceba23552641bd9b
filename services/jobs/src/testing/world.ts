import {
  AppError,
  applicationsService,
  type Caller,
  companiesService,
  type Company,
  type CreateJob,
  type EventPayload,
  jobsService,
  type ListJobs,
} from '@workboard/contracts';
import { servePeer, startTestService, testCaller } from '@workboard/test-kit';
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
  previousName: null,
  revokedAt: null,
  renamedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
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
  const statusChanges: { id: number; status: string; reason: unknown }[] = [];
  const appliedEarly: { id: number; status: string }[] = [];
  const companiesPeer = await servePeer(companiesService, {
    byIds: ({ ids }) => ids.flatMap((id) => companies.get(Number(id)) ?? []),
    setStatus: ({ id, status, reason }) => {
      const company = companies.get(Number(id));
      if (!company) {
        throw new AppError('company_not_found');
      }
      statusChanges.push({ id: Number(id), status, reason: reason ?? null });
      companies.set(company.id, { ...company, status });
      return { ...company, status };
    },
  });
  const applicationsPeer = await servePeer(applicationsService, {
    hasApplied: ({ jobId, userId }) => applied.has(`${Number(jobId)} ${Number(userId)}`),
    applyJob: ({ id, status }) => {
      appliedEarly.push({ id, status });
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
  const as = (caller: Caller | null) => running.as(caller);

  return {
    app: running.app,
    env: running.env,
    database,
    /** What the applications service was sent to apply early. */
    appliedEarly,
    /** What the companies service was asked to decide. */
    statusChanges,
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
    deliver: running.deliver,
    published: running.published,
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
  revoked: false,
  previousName: company.previousName,
  renamedAt: company.renamedAt,
});
