import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { JobList } from './job-list.service.js';

@Controller()
export class JobListController {
  constructor(private readonly list: JobList) {}

  @Handles(jobsService.messages.list)
  answer(query: MessageData<typeof jobsService.messages.list>) {
    return this.list.list(query);
  }
}
