import { Controller } from '@nestjs/common';
import {
  type Answer,
  applicationsService,
  authService,
  type HiringTeamRecord,
  hiringTeamsApi,
} from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';
import { inBatches } from './in-batches.js';

/** Who of a company sees the applicants of a job (decision P68). */
@Controller()
export class HiringTeamsController {
  constructor(
    @InjectClient(applicationsService) private readonly applications: Client<typeof applicationsService>,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  @ApiRoute(hiringTeamsApi.list)
  async list(): Promise<Answer<typeof hiringTeamsApi.list>> {
    return this.named(await this.applications.ownHiringTeams({}));
  }

  @ApiRoute(hiringTeamsApi.save)
  async save(
    @Input() { params, body }: RouteInput<typeof hiringTeamsApi.save>,
  ): Promise<Answer<typeof hiringTeamsApi.save>> {
    const saved = await this.applications.saveHiringTeam({ id: params.id, ...body });
    const [team] = await this.named([saved]);
    return team ?? { ...saved, members: null };
  }

  private async named(teams: readonly HiringTeamRecord[]): Promise<Answer<typeof hiringTeamsApi.list>> {
    const ids = [...new Set(teams.flatMap(({ members }) => members ?? []))];
    const people = await inBatches(ids, (batch) => this.auth.contacts(batch));
    const byId = new Map(people.map(({ id, firstName, lastName }) => [id, { id, firstName, lastName }]));
    return teams.map((team) => ({
      ...team,
      members: team.members?.flatMap((id) => byId.get(id) ?? []) ?? null,
    }));
  }
}
