import { type Contact, fullName } from '@workboard/contracts';
import type { Recipient } from '../../deliveries/composer.js';
import type { Mailbox } from '../../interviews/interview-lookups.js';

/** Somebody on the employer's side, whose address is all that is known. */
export const hostAt = (address: string): Recipient => ({ userId: null, name: address, address });

/** Where to write to a person. */
export const mailboxOf = (person: Contact): Mailbox => ({ name: fullName(person), address: person.email });
