import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { currentCaller, Handles } from '@workboard/service-kit';
import { DeskQueries } from './desk.queries.js';

const { desk, deskAnswers, deskRows } = applicationsService.messages;

@Controller()
export class DeskController {
  constructor(private readonly queries: DeskQueries) {}

  @Handles(desk)
  list(input: MessageData<typeof desk>) {
    return this.queries.list(currentCaller(), input);
  }

  @Handles(deskAnswers)
  answers(input: MessageData<typeof deskAnswers>) {
    return this.queries.answers(currentCaller(), input);
  }

  @Handles(deskRows)
  rows(input: MessageData<typeof deskRows>) {
    return this.queries.rows(currentCaller(), input);
  }
}
