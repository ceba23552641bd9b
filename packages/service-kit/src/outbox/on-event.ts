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
  <Method extends (payload: EventPayload<T>, manager: EntityManager, prepared: never) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    SetMetadata(eventMetadata, type)(target, key, descriptor as PropertyDescriptor);
  };

export const alsoOnEventMetadata = 'workboard:also-on-event';

/**
 * Marks a method that takes an event beside the one that {@link OnEvent} marks, after it and in the same transaction: for a part
 * of the service that follows what happens for an end of its own.
 */
export const AlsoOnEvent =
  <T extends EventType>(type: T) =>
  <Method extends (payload: EventPayload<T>, manager: EntityManager) => Promise<void>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    SetMetadata(alsoOnEventMetadata, type)(target, key, descriptor as PropertyDescriptor);
  };

export const beforeEventMetadata = 'workboard:before-event';

/**
 * Marks the method that finds out, before the transaction, what the handlers of these events need of other services; a handler
 * gets it as its third argument. It may run several times for one event.
 */
export const BeforeEvent =
  <T extends EventType>(...types: T[]) =>
  <Method extends (payload: EventPayload<T>) => Promise<unknown>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    SetMetadata(beforeEventMetadata, types)(target, key, descriptor as PropertyDescriptor);
  };
