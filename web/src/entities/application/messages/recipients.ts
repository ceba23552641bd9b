import type { Application, StatusNotice } from '@workboard/contracts';
import type { MessageValues } from '@workboard/contracts/message-fields';
import { referenceOf } from '@workboard/contracts/statuses';
import { fullName } from '@workboard/contracts/person-name';

/** What writing to somebody needs to know of their application; lists may hold no more than this. */
export interface Addressee extends Pick<Application, 'id'> {
  user: Pick<Application['user'], 'firstName' | 'lastName'>;
  job: Pick<Application['job'], 'title'> & Partial<Pick<Application['job'], 'hrEmail'>>;
  withdrawnAt?: string | null;
}

/** Somebody who is written to, with what the fields of a message stand for; company and sender are the writer's. */
export interface Recipient {
  /** The application. */
  id: number;
  name: string;
  values: Omit<MessageValues, 'sender' | 'company'>;
}

/** Whether an application is shown without what says who it is: its reference stands for the name (decision P32). */
export const isBlinded = ({ id, user }: Pick<Addressee, 'id' | 'user'>): boolean => user.lastName === referenceOf(id);

/** The preview says no name in the blind view; the mail does (decision P43). */
export const recipientOf = (addressee: Addressee): Recipient => ({
  id: addressee.id,
  name: fullName(addressee.user),
  values: {
    firstName: isBlinded(addressee) ? '[first name]' : addressee.user.firstName,
    lastName: isBlinded(addressee) ? '[last name]' : addressee.user.lastName,
    job: addressee.job.title,
    reference: referenceOf(addressee.id),
  },
});

/** Whom news that wait are for. */
export const addresseeOf = ({ applicationId, applicant, job }: StatusNotice): Addressee => ({
  id: applicationId,
  user: applicant,
  job,
});
