import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { OutboxService } from './outbox.service.js';

const { outbox, undoNotice, sendNotice } = applicationsService.messages;

@Controller()
export class OutboxController {
  constructor(private readonly service: OutboxService) {}

  @Handles(outbox)
  list(_: unknown, caller: Caller) {
    return this.service.list(caller);
  }

  @Handles(undoNotice)
  undo({ id }: MessageData<typeof undoNotice>, caller: Caller) {
    return this.service.undo(caller, id);
  }

  @Handles(sendNotice)
  send({ id }: MessageData<typeof sendNotice>, caller: Caller) {
    return this.service.send(caller, id);
  }
}
