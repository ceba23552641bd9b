import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { JobListService } from './job-list.service.js';
import { JobSearchQueries } from './job-search.queries.js';

@Controller()
export class JobListController {
  constructor(
    private readonly jobList: JobListService,
    private readonly rows: JobSearchQueries,
  ) {}

  @Handles(jobsService.messages.list)
  list(query: MessageData<typeof jobsService.messages.list>) {
    return this.jobList.list(query);
  }

  @Handles(jobsService.messages.listed)
  async listed(page: MessageData<typeof jobsService.messages.listed>) {
    const [jobs, total] = await Promise.all([this.rows.listed(page), this.rows.totalByFacets({})]);
    return { jobs, total };
  }
}
