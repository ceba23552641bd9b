import { Controller } from '@nestjs/common';
import { type Answer, jobsService, savedJobsApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class SavedJobsController {
  constructor(@InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>) {}

  @ApiRoute(savedJobsApi.list)
  list(): Promise<Answer<typeof savedJobsApi.list>> {
    return this.jobs.listSaved({});
  }

  @ApiRoute(savedJobsApi.save)
  save(@Input() { body }: RouteInput<typeof savedJobsApi.save>): Promise<Answer<typeof savedJobsApi.save>> {
    return this.jobs.save(body);
  }

  @ApiRoute(savedJobsApi.remove)
  async remove(@Input() { params }: RouteInput<typeof savedJobsApi.remove>) {
    await this.jobs.unsave(params);
    return { success: true as const };
  }

  @ApiRoute(savedJobsApi.annotate)
  annotate(
    @Input() { params, body }: RouteInput<typeof savedJobsApi.annotate>,
  ): Promise<Answer<typeof savedJobsApi.annotate>> {
    return this.jobs.annotateSaved({ jobId: params.jobId, changes: body });
  }
}
