import { Injectable } from '@nestjs/common';
import type { EventType } from '@workboard/contracts';
import { BeforeEvent, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { type Intent, intend } from '../deliveries/intents.js';
import { messages } from './index.js';
import type { Message } from './kit/message.js';
import { followersOf } from './kit/registry.js';
import { MessageTools } from './kit/tools.js';

/** Takes the events that messages name in `on`, and records those messages. */
@Injectable()
export class MessageEvents {
  constructor(readonly tools: MessageTools) {}
}

/** Adds the two methods that the event consumer looks for: what is wanted is found out before its transaction. */
const follow = (type: EventType, followers: readonly Message[]): void => {
  const before = {
    configurable: true,
    value: async function (this: MessageEvents, event: unknown): Promise<readonly Intent[]> {
      const found = await Promise.all(followers.map((message) => message.intentsOn(type, event, this.tools)));
      return found.flat();
    },
  };
  const take = {
    configurable: true,
    value: (_event: unknown, manager: EntityManager, intents: readonly Intent[]): Promise<void> =>
      intend(manager, intents),
  };
  Object.defineProperty(MessageEvents.prototype, `before ${type}`, before);
  Object.defineProperty(MessageEvents.prototype, `on ${type}`, take);
  BeforeEvent(type)(MessageEvents.prototype, `before ${type}`, before);
  OnEvent(type)(MessageEvents.prototype, `on ${type}`, take);
};
followersOf(messages).forEach((followers, type) => follow(type, followers));
