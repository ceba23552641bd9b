import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  applicationsService,
  authService,
  companiesService,
  jobsService,
  notificationsService,
  type PartName,
  type PartState,
  rankingService,
} from '@workboard/contracts';
import {
  logger,
  type MessageClient,
  messagesToken,
  passes,
  type RedisConnection,
  Storage,
} from '@workboard/service-kit';
import { Gauge } from 'prom-client';
import { REDIS } from '../platform/redis.js';

const everyMs = 5000;

const upRatio = new Gauge({
  name: 'workboard_part_up_ratio',
  help: 'How many of the replicas of a part answer this gateway (0 to 1)',
  labelNames: ['part'],
});

/** A part that the gateway asks things of: how many of its replicas can work, and what they say is wrong. */
export interface WatchedPart {
  name: PartName;
  /** Without it nobody can search, read or apply; all else is a part whose calls alone are refused. */
  essential: boolean;
  state: PartState;
  up: number;
  of: number;
  failing: string[];
}

const services = [
  { service: authService, essential: true },
  { service: companiesService, essential: true },
  { service: jobsService, essential: true },
  { service: applicationsService, essential: true },
  { service: notificationsService, essential: false },
  { service: rankingService, essential: false },
] as const;

const stateOf = (up: number, of: number): PartState => {
  if (up === 0) {
    return 'down';
  }
  return up < of ? 'degraded' : 'up';
};

/** What each replica said, null for nothing, as the state of their part. */
const partOf = (name: PartName, essential: boolean, replicas: readonly (readonly string[] | null)[]): WatchedPart => {
  const up = replicas.filter((failing) => failing?.length === 0).length;
  const failing = [...new Set(replicas.flatMap((said) => said ?? ['no answer']))];
  return { name, essential, state: stateOf(up, replicas.length), up, of: replicas.length, failing };
};

/**
 * Asks every replica of every service, the file store and Redis every five seconds, so that whoever wants to know how things
 * stand asks nobody (docs/adr/0034-readiness.md).
 */
@Injectable()
export class PartsWatch implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private seen: WatchedPart[] = [];
  private asking: Promise<void> | undefined;

  constructor(
    private readonly modules: ModuleRef,
    private readonly storage: Storage,
    @Inject(REDIS) private readonly redis: RedisConnection,
  ) {}

  /** Begins to watch; resolves after the first look. */
  async start(): Promise<void> {
    await this.look();
    this.timer = setInterval(() => void this.look(), everyMs);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** All parts as they were seen last. */
  parts(): readonly WatchedPart[] {
    return this.seen;
  }

  /** Looks now, or waits for the look that is under way. */
  look(): Promise<void> {
    this.asking ??= this.askAll().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async askAll(): Promise<void> {
    const before = new Map(this.seen.map(({ name, state }) => [name, state]));
    this.seen = await Promise.all([
      ...services.map(async ({ service, essential }) => {
        const client: MessageClient = this.modules.get(messagesToken(service), { strict: false });
        return partOf(service.name, essential, await client.probe().catch(() => []));
      }),
      this.ask('files', () => this.storage.ensureBucket()),
      this.ask('redis', () => this.redis.ping()),
    ]);
    for (const { name, up, of } of this.seen) {
      upRatio.set({ part: name }, of === 0 ? 0 : up / of);
    }
    for (const { name, state, up, of } of this.seen.filter((part) => part.state !== (before.get(part.name) ?? 'up'))) {
      logger.warn({ peer: name, state, up, of }, 'a part is another way now');
    }
  }

  private async ask(name: PartName, check: () => Promise<unknown>): Promise<WatchedPart> {
    return partOf(name, false, [(await passes(check)) ? [] : null]);
  }
}
