import { type Contact, type Delivery as DeliveryAnswer, fullName } from '@workboard/contracts';
import type { Delivery } from './delivery.entity.js';

/** A message as the super admin sees it, with whom it is for; only one that waits has a next try. */
export const presentDelivery = (delivery: Delivery, person: Contact | undefined): DeliveryAnswer => {
  const { id, channel, kind, userId, address, state, attempts, lastError } = delivery;
  return {
    id,
    channel,
    kind,
    userId,
    address,
    state,
    attempts,
    lastError,
    dueAt: delivery.dueAt.toISOString(),
    nextAttemptAt: state === 'queued' ? delivery.nextAttemptAt.toISOString() : null,
    createdAt: delivery.createdAt.toISOString(),
    sentAt: delivery.sentAt?.toISOString() ?? null,
    title: delivery.title,
    person: person ? fullName(person) : null,
  };
};
