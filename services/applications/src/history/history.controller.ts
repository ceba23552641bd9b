import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { HistoryService } from './history.service.js';

const { history } = applicationsService.messages;

@Controller()
export class HistoryController {
  constructor(private readonly service: HistoryService) {}

  @Handles(history)
  history({ id }: MessageData<typeof history>, caller: Caller) {
    return this.service.list(caller, id);
  }
}
