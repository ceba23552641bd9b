import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { JobCopiesService } from './job-copies.service.js';

/** Events of jobs, as far as their applications depend on them. */
@Injectable()
export class JobCopiesEvents {
  constructor(private readonly copies: JobCopiesService) {}

  @OnEvent('job.changed')
  async onChanged(job: EventPayload<'job.changed'>, manager: EntityManager): Promise<void> {
    await this.copies.apply(manager, job);
  }
}
