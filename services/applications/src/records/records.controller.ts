import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { ApplicationRecords } from './application-records.js';

const { list, page, takeAway, get } = applicationsService.messages;

@Controller()
export class RecordsController {
  constructor(private readonly records: ApplicationRecords) {}

  @Handles(list)
  list(scope: MessageData<typeof list>, caller: Caller) {
    return this.records.list(caller, scope);
  }

  @Handles(page)
  page(query: MessageData<typeof page>, caller: Caller) {
    return this.records.page(caller, query);
  }

  @Handles(takeAway)
  takeAway(query: MessageData<typeof takeAway>, caller: Caller) {
    return this.records.takeAway(caller, query);
  }

  @Handles(get)
  get(input: MessageData<typeof get>, caller: Caller) {
    return this.records.get(caller, input);
  }
}
