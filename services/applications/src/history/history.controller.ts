import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { HistoryService } from './history.service.js';

const { history } = applicationsService.messages;

@Controller()
export class HistoryController {
  constructor(private readonly service: HistoryService) {}

  @Handles(history)
  history({ id }: MessageData<typeof history>) {
    return this.service.list(id);
  }
}
