import { createHmac } from 'node:crypto';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { jobsService, type JobView, mostViews, type Source, sourceOf } from '@workboard/contracts';
import { type Client, ENV, findCaller, InjectClient, logger, newContext, runInContext } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import { addressKey } from '../platform/address-key.js';

/** Marks the reads that a page is made of: the page itself is counted, which knows where its visitor came from. */
export const partOfPage = 'x-part-of-page';

/** Views that come within this many milliseconds of others are counted together with them; a single one at once. */
const gatheredFor = 50;

/** Counts who looks at a job, once per visitor and day (decision P9). */
@Injectable()
export class JobViews implements BeforeApplicationShutdown {
  private readonly ownHost: string;
  private gathered: JobView[] = [];
  private timer: NodeJS.Timeout | undefined;
  private sentAt = 0;

  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.ownHost = new URL(env.PUBLIC_URL).host;
  }

  /**
   * Nobody waits for the count, and losing one is harmless. The visitor is a keyed hash of the account, or of the address
   * alone: anything a browser says of itself can be invented.
   */
  count(id: number, request: FastifyRequest): void {
    if (request.headers[partOfPage]) {
      return;
    }
    const caller = findCaller();
    const who = caller?.userId ?? addressKey(request.ip);
    this.gathered.push({
      id,
      visitor: createHmac('sha256', this.env.SESSION_SECRET).update(String(who)).digest('base64url'),
      source: this.sourceIn(request),
      companyId: caller?.role === 'employer' ? caller.companyId : null,
      seekerId: caller?.role === 'job_seeker' ? caller.userId : null,
    });
    if (this.gathered.length >= mostViews) {
      this.send();
    }
    this.timer ??= setTimeout(() => this.send(), Math.max(this.sentAt + gatheredFor - Date.now(), 0));
  }

  beforeApplicationShutdown(): void {
    this.send();
  }

  private send(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.sentAt = Date.now();
    const views = this.gathered;
    this.gathered = [];
    if (views.length > 0) {
      // None of those who look may take the others' views along when they go.
      void runInContext(newContext(), () => this.jobs.recordViews({ views })).catch((error: unknown) =>
        logger.warn({ err: error, views: views.length }, 'views not counted'),
      );
    }
  }

  /** What the request says of where it came from; the address that led here goes no further (decision P56). */
  private sourceIn({ url, headers }: FastifyRequest): Source {
    const base = this.env.PUBLIC_URL;
    const wordIn = (address: string) =>
      address.includes('utm_source') && URL.canParse(address, base)
        ? new URL(address, base).searchParams.get('utm_source')
        : null;
    const referrer = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null;
    const { ownHost } = this;
    // A call of the `/api` comes from a page of ours, whose own address has the word.
    const utm = wordIn(url) ?? (referrer?.host === ownHost ? wordIn(referrer.href) : null);
    return sourceOf({ utm, referrer: referrer?.host, ownHost });
  }
}
