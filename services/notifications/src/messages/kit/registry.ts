import { events, type EventType, type ServiceName } from '@workboard/contracts';
import type { Message } from './message.js';

/** The kinds of messages by name. Throws for two of one name. */
export const registryOf = (messages: readonly Message[]): ReadonlyMap<string, Message> => {
  const byKind = new Map<string, Message>();
  for (const message of messages) {
    if (byKind.has(message.kind)) {
      throw new Error(`Two messages of kind ${message.kind} in messages/index.ts`);
    }
    byKind.set(message.kind, message);
  }
  return byKind;
};

/** The messages that follow each event. Throws for an event that does not come here. */
export const followersOf = (messages: readonly Message[]): ReadonlyMap<EventType, readonly Message[]> => {
  const types = new Set(messages.flatMap((message) => message.events));
  for (const type of types) {
    const subscribers: readonly ServiceName[] = events[type].subscribers;
    if (!subscribers.includes('notifications')) {
      throw new Error(
        `A message follows ${type}, to which notifications does not subscribe in contracts/src/events.ts`,
      );
    }
  }
  return new Map([...types].map((type) => [type, messages.filter((message) => message.events.includes(type))]));
};
