import { Injectable } from '@nestjs/common';
import {
  AppError,
  type ApplicationRecord,
  applicationOf,
  applicationsService,
  authService,
  companiesService,
  type Found,
  type FoundKind,
  type Job,
  jobsService,
  mostFound,
  notificationsService,
  referenceOf,
} from '@workboard/contracts';
import { type Client, currentContext, InjectClient, runInContext } from '@workboard/service-kit';

/** How long a service may take before the others are shown without it. */
const patienceMs = 3000;

/** Work whose messages are given up early. */
const impatiently = <T>(work: () => Promise<T>): Promise<T> => {
  const context = currentContext();
  return runInContext({ ...context, deadline: Math.min(context.deadline, Date.now() + patienceMs) }, work);
};

/** A 404 is an answer: there is none. */
const orNone = async <T>(asked: Promise<T>): Promise<T[]> => {
  try {
    return [await asked];
  } catch (error) {
    if (error instanceof AppError && error.status === 404) {
      return [];
    }
    throw error;
  }
};

const numberIn = (q: string): number | null => applicationOf(q.replace(/^#/, ''));

/** Finds anybody and anything by asking all services at once (decision P55). */
@Injectable()
export class FindAnything {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  /** Whatever is away is named in `away`; a refusal of one is that of all. */
  async find(q: string): Promise<Found> {
    const away: FoundKind[] = [];
    const part = async <Row>(kind: FoundKind, ask: () => Promise<Row[]>): Promise<Row[]> => {
      try {
        return (await impatiently(ask)).slice(0, mostFound);
      } catch (error) {
        if (error instanceof AppError && error.status < 500) {
          throw error;
        }
        away.push(kind);
        return [];
      }
    };
    const [people, companies, jobs, applications, mails] = await Promise.all([
      part('people', () => this.people(q)),
      part('companies', () => this.namedCompanies(q)),
      part('jobs', () => this.namedJobs(q)),
      part('applications', () => this.application(q)),
      part('mails', () => this.mails(q)),
    ]);
    return { people, companies, jobs, applications, mails, away: away.toSorted() };
  }

  private async people(q: string): Promise<Found['people']> {
    const { rows } = await this.auth.adminUsersPage({ q, limit: mostFound });
    return rows.map(({ id, firstName, lastName, email, role, isVerified }) => ({
      id,
      name: `${firstName} ${lastName}`,
      email,
      role,
      isVerified,
    }));
  }

  private async namedCompanies(q: string): Promise<Found['companies']> {
    const { rows } = await this.companies.adminPage({ q, limit: mostFound });
    return rows.map(({ id, name, location, status }) => ({ id, name, location, status }));
  }

  private async namedJobs(q: string): Promise<Found['jobs']> {
    const id = numberIn(q);
    const [numbered, named] = await Promise.all([
      id === null ? [] : orNone(this.jobs.adminGet({ id })),
      this.jobs.adminList({ q, limit: mostFound, offset: 0 }),
    ]);
    const all = [...numbered, ...(Array.isArray(named) ? named : named.jobs).filter((job) => job.id !== id)];
    return all.map(({ id: jobId, title, company, published }) => ({
      id: jobId,
      title,
      company: company.name,
      published,
    }));
  }

  private async application(q: string): Promise<Found['applications']> {
    const id = numberIn(q);
    const records = id === null ? [] : await orNone(this.applications.get({ id }));
    return Promise.all(records.map((record) => this.named(record)));
  }

  /** With the names of its applicant and job, as far as those who know them answer. */
  private async named(record: ApplicationRecord): Promise<Found['applications'][number]> {
    const { id, status, appliedAt, userId, jobId, deletedJob } = record;
    const [people, jobs] = await Promise.all([
      this.auth.applicants({ ids: [userId] }).catch(() => []),
      deletedJob ? [deletedJob] : this.jobs.byIds({ ids: [jobId] }).catch((): Job[] => []),
    ]);
    const [person] = people;
    return {
      id,
      reference: referenceOf(id),
      status,
      appliedAt,
      userId,
      applicant: person ? `${person.firstName} ${person.lastName}` : null,
      jobId,
      job: jobs[0]?.title ?? null,
    };
  }

  private async mails(q: string): Promise<Found['mails']> {
    const { deliveries } = await this.notifications.listDeliveries({ q, limit: mostFound, offset: 0 });
    return deliveries.map(({ id, channel, address, state, title, createdAt }) => ({
      id,
      channel,
      address,
      state,
      title,
      createdAt,
    }));
  }
}
