import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { HiringTeams } from './hiring-teams.service.js';

const { hiringTeams, ownHiringTeams, saveHiringTeam } = applicationsService.messages;

@Controller()
export class HiringTeamsController {
  constructor(private readonly teams: HiringTeams) {}

  @Handles(hiringTeams)
  of({ jobIds }: MessageData<typeof hiringTeams>) {
    return this.teams.of(jobIds);
  }

  @Handles(ownHiringTeams)
  own() {
    return this.teams.ofCompany();
  }

  @Handles(saveHiringTeam)
  save(input: MessageData<typeof saveHiringTeam>) {
    return this.teams.save(input);
  }
}
