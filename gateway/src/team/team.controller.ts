import { Controller } from '@nestjs/common';
import { type Answer, authService, employerLinkApi, teamApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class TeamController {
  constructor(@InjectClient(authService) private readonly auth: Client<typeof authService>) {}

  @ApiRoute(teamApi.list)
  list(): Promise<Answer<typeof teamApi.list>> {
    return this.auth.listTeam({});
  }

  @ApiRoute(teamApi.add)
  add(@Input() { body }: RouteInput<typeof teamApi.add>): Promise<Answer<typeof teamApi.add>> {
    return this.auth.addTeamMember(body);
  }

  @ApiRoute(teamApi.addUser)
  addUser(@Input() { body }: RouteInput<typeof teamApi.addUser>): Promise<Answer<typeof teamApi.addUser>> {
    return this.auth.addUser(body);
  }

  @ApiRoute(teamApi.update)
  update(@Input() { params, body }: RouteInput<typeof teamApi.update>): Promise<Answer<typeof teamApi.update>> {
    return this.auth.updateTeamMember({ userId: params.userId, changes: body });
  }

  @ApiRoute(teamApi.remove)
  async remove(@Input() { params }: RouteInput<typeof teamApi.remove>) {
    await this.auth.removeTeamMember(params);
    return { success: true as const };
  }

  @ApiRoute(employerLinkApi.employers)
  employers(): Promise<Answer<typeof employerLinkApi.employers>> {
    return this.auth.employersWithoutCompany({});
  }

  @ApiRoute(employerLinkApi.link)
  link(@Input() { body }: RouteInput<typeof employerLinkApi.link>): Promise<Answer<typeof employerLinkApi.link>> {
    return this.auth.linkEmployer(body);
  }
}
