import { Controller } from '@nestjs/common';
import {
  type Answer,
  authService,
  rankingApi,
  type RankingCriteria,
  type RankingCriteriaRecord,
  rankingService,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class RankingController {
  constructor(
    @InjectClient(rankingService) private readonly ranking: Client<typeof rankingService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  @ApiRoute(rankingApi.criteria)
  async criteria(
    @Input() { params }: RouteInput<typeof rankingApi.criteria>,
  ): Promise<Answer<typeof rankingApi.criteria>> {
    return this.withNames(await this.ranking.criteria({ jobId: params.id }));
  }

  @ApiRoute(rankingApi.saveCriteria)
  async saveCriteria(
    @Input() { params, body }: RouteInput<typeof rankingApi.saveCriteria>,
  ): Promise<Answer<typeof rankingApi.saveCriteria>> {
    return this.withNames(await this.ranking.saveCriteria({ ...body, jobId: params.id }));
  }

  private async withNames(record: RankingCriteriaRecord): Promise<RankingCriteria> {
    const ids = [...new Set(record.history.map(({ changedBy }) => changedBy))];
    const people = ids.length > 0 ? await this.auth.applicants({ ids }) : [];
    const byId = new Map(people.map(({ id, firstName, lastName }) => [id, { id, firstName, lastName }]));
    return {
      ...record,
      history: record.history.map((entry) => ({ ...entry, changedBy: byId.get(entry.changedBy) ?? null })),
    };
  }
}
