import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { OutboxService } from './outbox.service.js';

const { outbox, undoNotice, sendNotice } = applicationsService.messages;

@Controller()
export class OutboxController {
  constructor(private readonly service: OutboxService) {}

  @Handles(outbox)
  list() {
    return this.service.list();
  }

  @Handles(undoNotice)
  undo({ id }: MessageData<typeof undoNotice>) {
    return this.service.undo(id);
  }

  @Handles(sendNotice)
  send({ id }: MessageData<typeof sendNotice>) {
    return this.service.send(id);
  }
}
