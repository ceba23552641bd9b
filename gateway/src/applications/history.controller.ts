import { Controller } from '@nestjs/common';
import { type Answer, applicationsService, historyApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { TeamNames } from './team-names.js';

@Controller()
export class HistoryController {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    private readonly names: TeamNames,
  ) {}

  @ApiRoute(historyApi.list)
  async list(@Input() { params }: RouteInput<typeof historyApi.list>): Promise<Answer<typeof historyApi.list>> {
    const records = await this.applications.history(params);
    const nameOf = await this.names.of(records.map(({ actorId }) => actorId));
    return records.map(({ actorId, ...record }) => ({ ...record, name: nameOf(actorId) }));
  }
}
