import { Controller } from '@nestjs/common';
import { jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { JobViews } from './job-views.service.js';

@Controller()
export class JobViewsController {
  constructor(private readonly views: JobViews) {}

  @Handles(jobsService.messages.recordView)
  recordView(input: MessageData<typeof jobsService.messages.recordView>) {
    return this.views.record(input);
  }

  @Handles(jobsService.messages.figures)
  figures({ id }: MessageData<typeof jobsService.messages.figures>) {
    return this.views.figures(id);
  }
}
