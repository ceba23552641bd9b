import { Controller } from '@nestjs/common';
import { type Answer, authService, jobsService, type ReviewDetail, reviewsApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class AdminReviewsController {
  constructor(
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  @ApiRoute(reviewsApi.get)
  async get(@Input() { params }: RouteInput<typeof reviewsApi.get>): Promise<Answer<typeof reviewsApi.get>> {
    return this.withNames(await this.jobs.getReview(params));
  }

  @ApiRoute(reviewsApi.decide)
  async decide(
    @Input() { params, body }: RouteInput<typeof reviewsApi.decide>,
  ): Promise<Answer<typeof reviewsApi.decide>> {
    return this.withNames(await this.jobs.decideReview({ id: params.id, decided: body }));
  }

  private async withNames(detail: ReviewDetail): Promise<ReviewDetail> {
    const ids = [...new Set(detail.steps.flatMap(({ userId }) => (userId === null ? [] : [userId])))];
    const people = ids.length > 0 ? await this.auth.applicants({ ids }) : [];
    const names = new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
    return {
      ...detail,
      steps: detail.steps.map((step) => ({ ...step, name: names.get(step.userId ?? 0) ?? null })),
    };
  }
}
