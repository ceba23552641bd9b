import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { type EventPayload, events, type EventType, type ServiceName } from '@workboard/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { removeStoredResponses } from '../idempotency/idempotency.js';
import { Queues } from '../queues/queues.js';
import { SERVICE_NAME } from '../env/tokens.js';
import { type DeliveredEvent, deliveredEvent, eventQueueName, faultOf, unknownEvent } from './event-queue.js';
import { alsoOnEventMetadata, beforeEventMetadata, eventMetadata } from './on-event.js';

type Handler = (payload: unknown, manager: EntityManager, prepared: unknown) => Promise<void>;
type Preparation = (payload: unknown) => Promise<unknown>;

const concurrency = 8;

/** Takes the events of this service, each once: the inbox row and the effect commit together. */
@Injectable()
export class EventConsumer implements OnApplicationBootstrap {
  private readonly handlers = new Map<string, Handler>();
  private readonly followers = new Map<string, Handler[]>();
  private readonly preparations = new Map<string, Preparation>();

  constructor(
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    private readonly dataSource: DataSource,
    private readonly queues: Queues,
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** Throws when a subscribed event has no handler or two, so that a forgotten one is seen at once. */
  onApplicationBootstrap(): void {
    this.collect();
    const subscribed = Object.entries(events).filter(([, { subscribers }]) =>
      (subscribers as readonly ServiceName[]).includes(this.service),
    );
    const missing = subscribed.map(([type]) => type).filter((type) => !this.handlers.has(type));
    if (missing.length > 0) {
      throw new Error(`No handler in ${this.service} for: ${missing.join(', ')}`);
    }
    this.queues.work({ name: eventQueueName(this.service), job: deliveredEvent }, (event) => this.receive(event), {
      concurrency,
    });
  }

  private collect(): void {
    for (const { instance } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') {
        continue;
      }
      const prototype: object = Object.getPrototypeOf(instance);
      for (const name of this.scanner.getAllMethodNames(prototype)) {
        const method: unknown = Reflect.get(prototype, name);
        if (typeof method !== 'function') {
          continue;
        }
        const prepared: EventType[] | undefined = Reflect.getMetadata(beforeEventMetadata, method);
        for (const type of prepared ?? []) {
          this.preparations.set(type, (payload) => Reflect.apply(method, instance, [payload]));
        }
        const followed: EventType | undefined = Reflect.getMetadata(alsoOnEventMetadata, method);
        if (followed) {
          const follow: Handler = (...given) => Reflect.apply(method, instance, given);
          this.followers.set(followed, [...(this.followers.get(followed) ?? []), follow]);
        }
        const type: EventType | undefined = Reflect.getMetadata(eventMetadata, method);
        if (!type) {
          continue;
        }
        if (this.handlers.has(type)) {
          throw new Error(`Two handlers in ${this.service} for ${type}`);
        }
        this.handlers.set(type, (...given) => Reflect.apply(method, instance, given));
      }
    }
  }

  /** Throws an error that says why in words that its producer may keep. */
  private async receive(event: DeliveredEvent): Promise<void> {
    try {
      await this.take(event);
    } catch (error) {
      throw new Error(faultOf(error), { cause: error });
    }
  }

  private async take({ producer, id, type, payload }: DeliveredEvent): Promise<void> {
    const handler = this.handlers.get(type);
    if (!handler) {
      throw new Error(unknownEvent(type));
    }
    const checked = events[type as EventType].payload.parse(payload);
    const prepared = await this.preparations.get(type)?.(checked);
    await this.dataSource.transaction(async (manager) => {
      const inserted: unknown[] = await manager.query(
        `INSERT INTO inbox (event_id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING event_id`,
        [`${producer}.${id}`],
      );
      if (inserted.length === 0) {
        return;
      }
      if (type === 'user.deleted') {
        await removeStoredResponses(manager, (checked as EventPayload<'user.deleted'>).userId);
      }
      for (const take of [handler, ...(this.followers.get(type) ?? [])]) {
        await take(checked, manager, prepared);
      }
    });
  }
}
