import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { HiringTeamsService } from './hiring-teams.service.js';

const { hiringTeams, ownHiringTeams, saveHiringTeam } = applicationsService.messages;

@Controller()
export class HiringTeamsController {
  constructor(private readonly teams: HiringTeamsService) {}

  @Handles(hiringTeams)
  of({ jobIds }: MessageData<typeof hiringTeams>) {
    return this.teams.of(jobIds);
  }

  @Handles(ownHiringTeams)
  own(_: unknown, caller: Caller) {
    return this.teams.ofCompany(caller);
  }

  @Handles(saveHiringTeam)
  save(input: MessageData<typeof saveHiringTeam>, caller: Caller) {
    return this.teams.save(caller, input);
  }
}
