import type { EventType } from '@workboard/contracts';
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

/** The messages that follow each event. */
export const followersOf = (messages: readonly Message[]): ReadonlyMap<EventType, readonly Message[]> => {
  const types = new Set(messages.flatMap(({ events }) => events));
  return new Map([...types].map((type) => [type, messages.filter(({ events }) => events.includes(type))]));
};
