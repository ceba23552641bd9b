import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { jobsService, type Source, sourceOf } from '@workboard/contracts';
import { type Client, ENV, findCaller, InjectClient, logger } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import { addressKey } from '../platform/address-key.js';

/** Marks the reads that a page is made of: the page itself is counted, which knows where its visitor came from. */
export const partOfPage = 'x-part-of-page';

/** Counts who looks at a job, once per visitor and day (decision P9). */
@Injectable()
export class JobViews {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Nobody waits for the count, and losing one is harmless. The visitor is a keyed hash of the account, or of the address
   * alone: anything a browser says of itself can be invented.
   */
  count(id: number, request: FastifyRequest): void {
    if (request.headers[partOfPage]) {
      return;
    }
    const who = findCaller()?.userId ?? addressKey(request.ip);
    const visitor = createHmac('sha256', this.env.SESSION_SECRET).update(String(who)).digest('base64url');
    this.jobs
      .recordView({ id, visitor, source: this.sourceIn(request) })
      .catch((error: unknown) => logger.warn({ err: error, job: id }, 'view not counted'));
  }

  /** What the request says of where it came from; the address that led here goes no further (decision P56). */
  private sourceIn({ url, headers }: FastifyRequest): Source {
    const ownHost = new URL(this.env.PUBLIC_URL).host;
    const wordIn = (address: string) =>
      URL.canParse(address, this.env.PUBLIC_URL)
        ? new URL(address, this.env.PUBLIC_URL).searchParams.get('utm_source')
        : null;
    const referrer = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null;
    // A call of the `/api` comes from a page of ours, whose own address has the word.
    const utm = wordIn(url) ?? (referrer?.host === ownHost ? wordIn(referrer.href) : null);
    return sourceOf({ utm, referrer: referrer?.host, ownHost });
  }
}
