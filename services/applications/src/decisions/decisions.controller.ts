import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { DecisionsService } from './decisions.service.js';
import { FillingService } from './filling.service.js';

const { update, decideMany, offer, fillJob, countNew } = applicationsService.messages;

@Controller()
export class DecisionsController {
  constructor(
    private readonly decisions: DecisionsService,
    private readonly filling: FillingService,
  ) {}

  @Handles(update)
  update(input: MessageData<typeof update>, caller: Caller) {
    return this.decisions.update(caller, input);
  }

  @Handles(decideMany)
  decideMany(input: MessageData<typeof decideMany>, caller: Caller) {
    return this.decisions.decideMany(caller, input);
  }

  @Handles(offer)
  offer({ id }: MessageData<typeof offer>, caller: Caller) {
    return this.decisions.offer(caller, id);
  }

  @Handles(fillJob)
  rejectOpen(input: MessageData<typeof fillJob>, caller: Caller) {
    return this.filling.rejectOpen(caller, input);
  }

  @Handles(countNew)
  countNew({ jobId }: MessageData<typeof countNew>) {
    return this.filling.countNew(jobId);
  }
}
