import { logger } from '@workboard/service-kit';
import { type RateLimiterMemory, type RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** How long counts are gathered before Redis hears of them, in milliseconds. */
const gatherMs = 200;

interface Limiters {
  own: Pick<RateLimiterMemory, 'block'>;
  shared: Pick<RateLimiterRedis, 'consume'>;
}

/**
 * A shared count that nobody waits for: what passes is told to Redis five times a second, and who turns out to be over the limit is
 * refused by the process's own count from then on. What the gateways take in meanwhile gets through, which a generous limit
 * bears (docs/adr/0059).
 */
export class GatheredCounts {
  private gathered = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly limiters: Limiters) {}

  add(key: string): void {
    this.gathered.set(key, (this.gathered.get(key) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.tell(), gatherMs).unref();
  }

  private async tell(): Promise<void> {
    const counts = this.gathered;
    this.gathered = new Map();
    this.timer = undefined;
    await Promise.all(Array.from(counts, ([key, count]) => this.tellOne(key, count)));
  }

  private async tellOne(key: string, count: number): Promise<void> {
    try {
      await this.limiters.shared.consume(key, count);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) {
        await this.limiters.own.block(key, reason.msBeforeNext / 1000);
      } else {
        logger.debug({ err: reason }, 'rate limits: counted by this process alone');
      }
    }
  }
}
