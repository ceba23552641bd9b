import { Injectable } from '@nestjs/common';
import {
  type ApplicationRecord,
  applicationsService,
  authService,
  companiesService,
  type Company,
  type Contact,
  type Job,
  jobsService,
  type MessageRecord,
  type NoteDetails,
  type ReviewCounts,
  seesApplicants,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { Drop } from './deliveries/outcome.js';
import { unlinked } from './layout/unlinked.js';

const sayable = (job: Job): Job => ({
  ...job,
  title: unlinked(job.title),
  company: { ...job.company, name: unlinked(job.company.name) },
});

/**
 * What mails need of the other services, as it is now, with names that make no links. What is gone ends the mail (`Drop`).
 */
@Injectable()
export class Lookups {
  constructor(
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
  ) {}

  async contact(userId: number): Promise<Contact> {
    const [contact] = await this.auth.contacts({ ids: [userId] });
    return contact ?? drop('the recipient is gone');
  }

  /** The same for what nobody needs who is about to delete their account (decision A18). */
  async staying(userId: number): Promise<Contact> {
    const contact = await this.contact(userId);
    return contact.isLeaving ? drop('the account is about to be deleted') : contact;
  }

  contacts(ids: number[]): Promise<Contact[]> {
    return this.auth.contacts({ ids });
  }

  superAdmins(): Promise<Contact[]> {
    return this.auth.superAdminContacts({});
  }

  async job(id: number): Promise<Job> {
    const [job] = await this.jobs.byIds({ ids: [id] });
    return job ? sayable(job) : drop('the job is gone');
  }

  async jobsById(ids: number[]): Promise<Job[]> {
    return (await this.jobs.byIds({ ids })).map(sayable);
  }

  /** Of some jobs those that a person has saved, the first saved first. */
  async savedAmong(jobIds: number[], userId: number): Promise<number[]> {
    return (await this.jobs.savedBy({ jobIds, userId })).map(({ jobId }) => jobId);
  }

  /** Of some jobs those that a person has an application to. */
  async appliedAmong(jobIds: number[], userId: number): Promise<ReadonlySet<number>> {
    return new Set(await this.applications.appliedTo({ jobIds, userId }));
  }

  /** How many ads wait for the super admins. */
  reviewCounts(): Promise<ReviewCounts> {
    return this.jobs.reviewCounts({});
  }

  async application(id: number): Promise<ApplicationRecord> {
    const [application] = await this.applications.byIds({ ids: [id] });
    return application ?? drop('the application is gone');
  }

  /** What an employer wrote to an applicant. */
  async message(id: number): Promise<MessageRecord> {
    const [message] = await this.applications.messagesByIds({ ids: [id] });
    return message ?? drop('the message is gone');
  }

  /** A note of an employer's team, with its application. */
  async note(id: number): Promise<NoteDetails> {
    return (await this.applications.noteDetails({ id })) ?? drop('the note is gone');
  }

  applicationsById(ids: number[]): Promise<ApplicationRecord[]> {
    return this.applications.byIds({ ids });
  }

  async company(id: number): Promise<Company> {
    const [company] = await this.companies.byIds({ ids: [id] });
    return company ? { ...company, name: unlinked(company.name) } : drop('the company is gone');
  }

  /** How many of a job's applications nobody has looked at yet. */
  countNew(jobId: number): Promise<number> {
    return this.applications.countNew({ jobId });
  }

  /**
   * Who looks after a job: whoever posted it while in the company, else the owner, else the first of its people; of those who
   * see its applicants (decision P68), and of readers none while there is anybody else (decision P67).
   */
  async caretaker(job: Job): Promise<Contact> {
    const [people, sees] = await Promise.all([
      this.auth.companyContacts({ companyId: job.companyId }),
      this.viewersOf([job]),
    ]);
    const seeing = people.filter((person) => sees(person, job));
    const writing = seeing.filter(({ teamRole }) => teamRole !== 'reader');
    const able = writing.length > 0 ? writing : seeing;
    const poster = able.find(({ id }) => id === job.postedById);
    if (poster) {
      return poster;
    }
    const { ownerId } = await this.company(job.companyId);
    return able.find(({ id }) => id === ownerId) ?? able[0] ?? drop('nobody looks after the job');
  }

  /** Somebody of the job's company who sees its applicants. */
  async mate(userId: number, job: Job): Promise<Contact> {
    const [person, sees] = await Promise.all([this.staying(userId), this.viewersOf([job])]);
    return sees(person, job) ? person : drop('the recipient does not see the applicants of this job any more');
  }

  /** Says of people of a job's company whether they see its applicants (decision P68). */
  async viewersOf(jobs: readonly Job[]): Promise<(person: Contact, job: Job) => boolean> {
    const teams = await this.applications.hiringTeams({ jobIds: jobs.map(({ id }) => id) });
    const teamOf = new Map(teams.map((team) => [team.jobId, team]));
    return (person, job) => person.companyId === job.companyId && seesApplicants(person, teamOf.get(job.id));
  }
}

const drop = (reason: string): never => {
  throw new Drop(reason);
};
