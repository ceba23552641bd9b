import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { JobCopiesService } from './job-copies.service.js';

const { applyJob } = applicationsService.messages;

@Controller()
export class JobCopiesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly copies: JobCopiesService,
  ) {}

  @Handles(applyJob)
  async apply(job: MessageData<typeof applyJob>): Promise<null> {
    await this.copies.apply(this.dataSource.manager, job);
    return null;
  }
}
