import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { SubmissionsService } from './submissions.service.js';

const { create, withdraw, remove } = applicationsService.messages;

@Controller()
export class SubmissionsController {
  constructor(private readonly submissions: SubmissionsService) {}

  @Handles(create)
  create(body: MessageData<typeof create>, caller: Caller) {
    return this.submissions.create(caller, body);
  }

  @Handles(withdraw)
  withdraw({ id }: MessageData<typeof withdraw>, caller: Caller) {
    return this.submissions.withdraw(caller, id);
  }

  @Handles(remove)
  remove({ id }: MessageData<typeof remove>, caller: Caller) {
    return this.submissions.remove(caller, id);
  }
}
