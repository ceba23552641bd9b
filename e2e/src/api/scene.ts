import { type ApiScope, apiScopes, type NewApiToken, type NewWebhook, type Webhook } from '@workboard/contracts';
import type {
  Application,
  Company,
  Interview,
  InterviewTimes,
  Job,
  JobAlert,
  LogoUploaded,
  NewCalendarFeed,
  MessageTemplate,
  Outbox,
  SentMessages,
  User,
} from '@workboard/contracts';
import type { Client, Sending } from '../support/client.js';
import {
  companyBody,
  coverLetter,
  type Employer,
  jobBody,
  logoForm,
  newEmployer,
  newJob,
  newPerson,
  newSeeker,
  password,
  superAdmin,
  unique,
} from '../support/people.js';
import { caseOf } from '../support/reviews.js';

/** Everybody that the authorization matrix knows, in its order. */
export const actorNames = [
  'visitor',
  'seeker',
  'otherSeeker',
  'employer',
  'otherEmployer',
  'loneEmployer',
  'admin',
  'superAdmin',
  'endedSuperAdmin',
] as const;
export type ActorName = (typeof actorNames)[number];

/** What one request needs besides its actor. */
export interface Call extends Sending {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
}

/** The people of the matrix and the things of theirs that calls act on, made anew for each call. */
export class Scene {
  /** Who sees the applicants of new jobs; null for everybody of the company. */
  private hiringTeam: number[] | null = null;

  private constructor(
    readonly admin: Client,
    readonly employer: Employer,
    readonly otherEmployer: Employer,
    readonly actors: Record<ActorName, Client>,
    /** Open, public, and applied to by `seeker`. */
    readonly job: Job,
    readonly visitor: Client,
  ) {}

  static async create(visitor: Client): Promise<Scene> {
    const admin = await superAdmin();
    const employer = await newEmployer(admin);
    const otherEmployer = await newEmployer(admin);
    const ended = await newPerson(admin, { role: 'super_admin' });
    const endedSuperAdmin = ended.copy();
    await ended.must('POST', '/api/auth/logout');
    const actors = {
      visitor,
      seeker: await newSeeker(admin),
      otherSeeker: await newSeeker(admin),
      employer: employer.client,
      otherEmployer: otherEmployer.client,
      loneEmployer: await newPerson(admin, { role: 'employer' }),
      admin: await newPerson(admin, { role: 'admin' }),
      superAdmin: admin,
      endedSuperAdmin,
    };
    const job = await newJob(employer);
    await actors.seeker.must('POST', '/api/applications', { body: { jobId: job.id, coverLetter } });
    return new Scene(admin, employer, otherEmployer, actors, job, visitor);
  }

  get seeker(): Client {
    return this.actors.seeker;
  }

  get seekerId(): number {
    return this.seeker.user?.id ?? 0;
  }

  /** Gives the job, and those made from now on, a hiring team. */
  async closeJobsTo(members: number[]): Promise<void> {
    this.hiringTeam = members;
    await this.giveTeam(this.job);
  }

  async newJob(changes: object = {}): Promise<Job> {
    const job = await newJob(this.employer, changes);
    await this.giveTeam(job);
    return job;
  }

  private async giveTeam({ id }: Job): Promise<void> {
    if (this.hiringTeam) {
      const body = { members: this.hiringTeam };
      await this.employer.client.must('PUT', `/api/jobs/${id}/hiring-team`, { body });
    }
  }

  async newApplication(): Promise<Application> {
    const { id } = await this.newJob();
    return this.seeker.must<Application>('POST', '/api/applications', { body: { jobId: id, coverLetter } });
  }

  /** A job that somebody reported. @returns the id of its case. */
  async newReview(): Promise<number> {
    const { id } = await this.newJob();
    await this.actors.visitor.must('POST', `/api/jobs/${id}/reports`, { body: { reason: 'asks_money' } });
    return (await caseOf(this.admin, id))?.id ?? 0;
  }

  /** News of a rejection, which wait for a day. */
  async newNotice(): Promise<number> {
    const { id } = await this.newApplication();
    await this.employer.client.must('PUT', `/api/applications/${id}`, { body: { status: 'rejected' } });
    const { notices } = await this.employer.client.must<Outbox>('GET', '/api/outbox');
    return notices.find(({ applicationId }) => applicationId === id)?.id ?? 0;
  }

  /** A message to the seeker. */
  async newMessage(): Promise<SentMessages['sent'][number]> {
    const { id } = await this.newApplication();
    const body = { ids: [id], text: 'Hello {firstName}' };
    const { sent } = await this.employer.client.must<SentMessages>('POST', '/api/messages', { body });
    return sent[0] ?? { id: 0, applicationId: 0 };
  }

  /** A token of the company with the given scopes, all unless said otherwise; of whose company it is. */
  newApiToken(scopes: readonly ApiScope[] = apiScopes, of: Employer = this.employer): Promise<NewApiToken> {
    const body = { name: `Program ${unique()}`, scopes, currentPassword: password };
    return of.client.must<NewApiToken>('POST', '/api/api-tokens', { body });
  }

  /** A webhook of the company, in the place of those before; nobody listens at its address. */
  async newWebhook(): Promise<NewWebhook> {
    const { client } = this.employer;
    for (const { id } of await client.must<Webhook[]>('GET', '/api/webhooks')) {
      await client.must('DELETE', `/api/webhooks/${id}`);
    }
    return client.must<NewWebhook>('POST', '/api/webhooks', { body: this.webhookBody() });
  }

  webhookBody() {
    return { url: 'http://localhost:9/hook', events: ['application.deleted'] };
  }

  newTemplate(): Promise<MessageTemplate> {
    return this.employer.client.must<MessageTemplate>('POST', '/api/message-templates', { body: this.templateBody() });
  }

  templateBody() {
    return { kind: 'general', language: 'en', title: 'Papers', body: 'Hello {firstName}' };
  }

  async newInterview(): Promise<Interview> {
    const application = await this.newApplication();
    return this.employer.client.must<Interview>('POST', '/api/interviews', {
      body: this.interviewBody(application.id),
    });
  }

  interviewBody(applicationId: number) {
    return { applicationId, scheduledAt: new Date(Date.now() + 86_400_000).toISOString() };
  }

  /** Times that are offered to `seeker` alone. */
  async newTimes(): Promise<InterviewTimes> {
    const { id } = await this.newApplication();
    return this.employer.client.must<InterviewTimes>('POST', '/api/interview-times', { body: this.timesBody(id) });
  }

  timesBody(applicationId: number) {
    const times = [24, 25].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
    return { applicationIds: [applicationId], times };
  }

  /** The secret part of the address of the employer's calendar, made anew. */
  async newFeed(): Promise<string> {
    const { url } = await this.employer.client.must<NewCalendarFeed>('PUT', '/api/calendar-feed', { body: {} });
    return /([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
  }

  async savedJob(): Promise<Job> {
    const job = await this.newJob();
    await this.seeker.must('POST', '/api/saved-jobs', { body: { jobId: job.id } });
    return job;
  }

  newAlert(): Promise<JobAlert> {
    return this.seeker.must<JobAlert>('POST', '/api/job-alerts', {
      body: { title: 'Accounts', keywords: ['accounts'] },
    });
  }

  newMember(): Promise<User> {
    return this.employer.client.must<User>('POST', '/api/company-users', {
      body: this.memberBody(this.employer.domain),
    });
  }

  memberBody(domain: string) {
    return { email: `m${unique()}@${domain}`, firstName: 'Vagi', lastName: 'Oala', password: 'Workboard#2026' };
  }

  newUser(): Promise<User> {
    return this.admin.must<User>('POST', '/api/admin/users', { body: this.userBody() });
  }

  userBody() {
    return {
      email: `u${unique()}@people.test`,
      firstName: 'Kila',
      lastName: 'Vagi',
      password: 'secret1',
      role: 'job_seeker',
    };
  }

  newCompany(): Promise<Company> {
    return this.admin.must<Company>('POST', '/api/admin/companies', { body: companyBody(`c${unique()}.test`) });
  }

  async withLogo(): Promise<string> {
    const { url } = await this.employer.client.must<LogoUploaded>(
      'POST',
      `/api/upload/logo/${this.employer.company.id}`,
      {
        form: await logoForm(),
      },
    );
    return url.split('/').at(-1) ?? '';
  }

  async resumeFileId(): Promise<string> {
    const { resume } = await this.seeker.must<User>('GET', '/api/auth/me');
    return resume?.split('/').at(-1) ?? '';
  }

  jobBody = jobBody;
}
