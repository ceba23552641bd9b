import { type Contact, fullName } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import type { Mail } from '../layout/mail.js';
import type { Delivery } from './delivery.entity.js';

/** Whom a mail goes to. */
export interface Recipient {
  userId: number | null;
  name: string;
  address: string;
}
/** A person as the recipient of a mail, at the address of their account unless another is given. */
export const recipientOf = (person: Contact, address = person.email): Recipient => ({
  userId: person.id,
  name: fullName(person),
  address,
});

/** A mail ready to go. `onSent` runs in the transaction that marks it as sent. */
export interface ComposedMail {
  to: Recipient;
  mail: Mail;
  onSent?: (manager: EntityManager) => Promise<void>;
}
/** A short message ready to go; `phone` in E.164. */
export interface ComposedSms {
  phone: string;
  text: string;
  /** Goes out in quiet hours too. */
  isUrgent?: boolean;
  /** Goes to a number that nobody confirmed, because it is to be confirmed by this. */
  isConfirmation?: boolean;
}

/** Writes messages from what is true now; given by `messages/`, so that the engine knows no kind. */
export abstract class Composer {
  /** Whether what the message said is kept for those who are asked for help (ADR 15). */
  abstract isTextKept(delivery: Delivery): boolean;
  /** Throws `Drop` when there is nothing to say any more. */
  abstract mail(delivery: Delivery): Promise<ComposedMail>;
  /** Throws `Drop` when there is nothing to say any more. */
  abstract sms(delivery: Delivery): Promise<ComposedSms>;
}
