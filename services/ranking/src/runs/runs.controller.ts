import { Controller } from '@nestjs/common';
import { type Caller, type MessageData, rankingService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { RunsService } from './runs.service.js';

const { messages } = rankingService;

@Controller()
export class RunsController {
  constructor(private readonly runs: RunsService) {}

  @Handles(messages.rank)
  rank(input: MessageData<typeof messages.rank>, caller: Caller) {
    return this.runs.rank(caller, input);
  }

  @Handles(messages.latest)
  latest(input: MessageData<typeof messages.latest>) {
    return this.runs.latest(input);
  }
}
