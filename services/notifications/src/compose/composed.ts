import { type Contact, fullName } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import type { Delivery } from '../deliveries/delivery.entity.js';
import type { Kind } from '../deliveries/kinds.js';
import type { Mail } from '../mails/mail.js';

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
}

/** Writes one kind of message from what is true now. Throws `Drop` when there is nothing to say any more. */
export type ComposeMail = (delivery: Delivery) => Promise<ComposedMail>;
export type ComposeSms = (delivery: Delivery) => Promise<ComposedSms>;

/** The kinds that a class can write. */
export interface Composer {
  readonly mails: Partial<Record<Kind, ComposeMail>>;
  readonly texts?: Partial<Record<Kind, ComposeSms>>;
}
