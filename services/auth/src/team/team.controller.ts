import { Controller } from '@nestjs/common';
import { authService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { EmployerLinksService } from './employer-links.service.js';
import { TeamInvitationsService } from './team-invitations.service.js';
import { TeamService } from './team.service.js';

const { messages } = authService;

@Controller()
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly invitations: TeamInvitationsService,
    private readonly links: EmployerLinksService,
  ) {}

  @Handles(messages.listTeam)
  list(_: unknown, caller: Caller) {
    return this.team.list(caller);
  }

  @Handles(messages.addTeamMember)
  add(input: MessageData<typeof messages.addTeamMember>, caller: Caller) {
    return this.team.add(caller, input);
  }

  @Handles(messages.addUser)
  addUser(input: MessageData<typeof messages.addUser>, caller: Caller) {
    return this.team.add(caller, input);
  }

  @Handles(messages.updateTeamMember)
  update(input: MessageData<typeof messages.updateTeamMember>, caller: Caller) {
    return this.team.update(caller, input);
  }

  @Handles(messages.checkInvitation)
  checkInvitation(input: MessageData<typeof messages.checkInvitation>) {
    return this.invitations.check(input);
  }

  @Handles(messages.acceptInvitation)
  acceptInvitation(input: MessageData<typeof messages.acceptInvitation>) {
    return this.invitations.accept(input);
  }

  @Handles(messages.removeTeamMember)
  remove(input: MessageData<typeof messages.removeTeamMember>, caller: Caller) {
    return this.team.remove(caller, input);
  }

  @Handles(messages.employersWithoutCompany)
  employersWithoutCompany() {
    return this.links.employersWithoutCompany();
  }

  @Handles(messages.linkEmployer)
  link(input: MessageData<typeof messages.linkEmployer>) {
    return this.links.link(input);
  }

  @Handles(messages.setCompany)
  setCompany(input: MessageData<typeof messages.setCompany>) {
    return this.links.setCompany(input);
  }
}
