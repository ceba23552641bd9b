import { Controller } from '@nestjs/common';
import { type Answer, applicationsService, interviewsApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class InterviewsController {
  constructor(@InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>) {}

  @ApiRoute(interviewsApi.list)
  list(): Promise<Answer<typeof interviewsApi.list>> {
    return this.applications.listInterviews({});
  }

  @ApiRoute(interviewsApi.create)
  create(@Input() { body }: RouteInput<typeof interviewsApi.create>): Promise<Answer<typeof interviewsApi.create>> {
    return this.applications.createInterview(body);
  }

  @ApiRoute(interviewsApi.update)
  update(
    @Input() { params, body }: RouteInput<typeof interviewsApi.update>,
  ): Promise<Answer<typeof interviewsApi.update>> {
    return this.applications.updateInterview({ id: params.id, changes: body });
  }

  @ApiRoute(interviewsApi.remove)
  async remove(@Input() { params }: RouteInput<typeof interviewsApi.remove>) {
    await this.applications.removeInterview(params);
    return { success: true as const };
  }
}
