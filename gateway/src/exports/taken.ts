import { Injectable } from '@nestjs/common';
import {
  type Application,
  applicationsService,
  AppError,
  authService,
  type CandidateProfile,
  type Contact,
  jobsService,
  mostInPack,
  statusWords,
  type TakeAway,
  withdrawnLabel,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApplicationPresenter } from '../applications/application.presenter.js';
import { inBatches } from '../applications/in-batches.js';

/** An application with what a person on paper is reached and judged by. */
export interface Taken {
  application: Application;
  contact: Contact | undefined;
  profile: CandidateProfile | undefined;
  /** The company's own name for the job (decision P61). */
  internalReference?: string;
}

/** How far it came, in the words of the employer's screens. */
export const outcomeOf = ({ application }: Taken): string =>
  application.withdrawnAt ? withdrawnLabel : statusWords[application.status].employer;

const byId = <Row>(rows: readonly Row[], idOf: (row: Row) => number): Map<number, Row> =>
  new Map(rows.map((row) => [idOf(row), row]));

/** Reads what is taken away (decision P58). */
@Injectable()
export class TakenApplications {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
    private readonly presenter: ApplicationPresenter,
  ) {}

  /** Newest first; those that the caller may not see are left out. */
  async read(query: TakeAway): Promise<Taken[]> {
    const applications = await this.presenter.presentAll(await this.applications.takeAway(query));
    const ids = applications.map(({ userId }) => userId);
    const [contacts, profiles, references] = await Promise.all([
      inBatches(ids, (batch) => this.auth.contacts(batch)),
      inBatches(ids, (batch) => this.auth.candidateProfiles(batch)),
      inBatches(
        applications.map(({ jobId }) => jobId),
        (batch) => this.jobs.internalReferences(batch),
      ),
    ]);
    const contactOf = byId(contacts, ({ id }) => id);
    const profileOf = byId(profiles, ({ userId }) => userId);
    const referenceOf = byId(references, ({ id }) => id);
    return applications.map((application) => ({
      application,
      contact: contactOf.get(application.userId),
      profile: profileOf.get(application.userId),
      internalReference: referenceOf.get(application.jobId)?.internalReference,
    }));
  }

  /** The same where each is a page or a file: throws `validation_failed` for none and for more than fit. */
  async readFew(query: TakeAway): Promise<Taken[]> {
    const taken = await this.read(query);
    if (taken.length === 0 || taken.length > mostInPack) {
      const message =
        taken.length === 0
          ? 'There are no applications to take away'
          : `These are ${taken.length} applications. Please choose at most ${mostInPack}.`;
      throw new AppError('validation_failed', { message, details: [{ field: 'ids', message }] });
    }
    return taken;
  }
}
