import { Controller } from '@nestjs/common';
import { type Caller, jobsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { JobViewsService } from './job-views.service.js';

@Controller()
export class JobViewsController {
  constructor(private readonly views: JobViewsService) {}

  @Handles(jobsService.messages.recordViews)
  recordViews({ views }: MessageData<typeof jobsService.messages.recordViews>) {
    return this.views.record(views);
  }

  @Handles(jobsService.messages.figures)
  figures({ id }: MessageData<typeof jobsService.messages.figures>, caller: Caller) {
    return this.views.figures(caller, id);
  }
}
