import { SetMetadata } from '@nestjs/common';
import type { EventPayload, EventType } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';

export const eventMetadata = 'workboard:event';

/**
 * Marks the method that takes an event. It runs in the transaction that marks the event as received: use the manager it
 * is given, and its effect happens once however often the event arrives.
 */
export const OnEvent =
  <T extends EventType>(type: T) =>
  <Method extends (payload: EventPayload<T>, manager: EntityManager) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    SetMetadata(eventMetadata, type)(target, key, descriptor as PropertyDescriptor);
  };
