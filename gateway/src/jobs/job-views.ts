import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { jobsService } from '@workboard/contracts';
import { type Client, ENV, findCaller, InjectClient, logger } from '@workboard/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import { addressKey } from '../platform/address-key.js';

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
    const who = findCaller()?.userId ?? addressKey(request.ip);
    const visitor = createHmac('sha256', this.env.SESSION_SECRET).update(String(who)).digest('base64url');
    this.jobs
      .recordView({ id, visitor })
      .catch((error: unknown) => logger.warn({ err: error, job: id }, 'view not counted'));
  }
}
