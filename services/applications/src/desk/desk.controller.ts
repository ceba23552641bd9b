import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { DeskQueries } from './desk.queries.js';

const { desk, deskAnswers, deskRows } = applicationsService.messages;

@Controller()
export class DeskController {
  constructor(private readonly queries: DeskQueries) {}

  @Handles(desk)
  list(input: MessageData<typeof desk>, caller: Caller) {
    return this.queries.list(caller, input);
  }

  @Handles(deskAnswers)
  answers(input: MessageData<typeof deskAnswers>, caller: Caller) {
    return this.queries.answers(caller, input);
  }

  @Handles(deskRows)
  rows(input: MessageData<typeof deskRows>, caller: Caller) {
    return this.queries.rows(caller, input);
  }
}
