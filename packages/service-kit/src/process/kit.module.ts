import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { Service } from '@workboard/contracts';
import { Clock } from './clock.js';
import type { ServiceEnv } from '../env/env.js';
import { Idempotency } from '../idempotency/idempotency.js';
import { EventConsumer } from '../outbox/event-consumer.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { Queues } from '../queues/queues.js';
import { Heartbeat } from './heartbeat.js';
import { Tickers } from './tickers.js';
import { ENV, SERVICE_NAME } from '../env/tokens.js';
import { InternalTokens } from '../transport/internal-token.js';

/** What every service has at hand: environment, name, clock, queues, tickers, tokens for messages. */
@Global()
@Module({})
export class KitModule {
  static for(options: { env: ServiceEnv; service: Service }): DynamicModule {
    const providers = [
      { provide: ENV, useValue: options.env },
      { provide: SERVICE_NAME, useValue: options.service.name },
      {
        provide: InternalTokens,
        useValue: new InternalTokens(options.env.INTERNAL_SECRET, options.env.INTERNAL_SECRET_PREVIOUS),
      },
      Clock,
      Heartbeat,
      Idempotency,
      Queues,
      Tickers,
    ];
    return { module: KitModule, providers, exports: providers };
  }
}

/** What a worker process does besides its own queues: relays its service's events and handles those of the others. */
@Module({ imports: [DiscoveryModule], providers: [OutboxRelay, EventConsumer] })
export class WorkerModule {}
