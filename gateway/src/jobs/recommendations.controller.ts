import { Controller } from '@nestjs/common';
import { type Answer, insightsApi, jobsService, recommendationsApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class RecommendationsController {
  constructor(@InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>) {}

  @ApiRoute(recommendationsApi.list)
  list(
    @Input() { query }: RouteInput<typeof recommendationsApi.list>,
  ): Promise<Answer<typeof recommendationsApi.list>> {
    return this.jobs.listRecommendations(query);
  }

  @ApiRoute(recommendationsApi.dismiss)
  async dismiss(@Input() { params }: RouteInput<typeof recommendationsApi.dismiss>) {
    await this.jobs.dismissRecommendation(params);
    return { success: true as const };
  }

  @ApiRoute(insightsApi.salaries)
  salaries(@Input() { query }: RouteInput<typeof insightsApi.salaries>): Promise<Answer<typeof insightsApi.salaries>> {
    return this.jobs.salaryInsights(query);
  }
}
