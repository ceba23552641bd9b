import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { InterviewsService } from './interviews.service.js';

const {
  answerInterview,
  answerInvitation,
  getInterview,
  listInterviews,
  createInterview,
  updateInterview,
  removeInterview,
} = applicationsService.messages;

@Controller()
export class InterviewsController {
  constructor(private readonly interviews: InterviewsService) {}

  @Handles(listInterviews)
  list(_: unknown, caller: Caller) {
    return this.interviews.list(caller);
  }

  @Handles(getInterview)
  get({ id }: MessageData<typeof getInterview>, caller: Caller) {
    return this.interviews.get(caller, id);
  }

  @Handles(answerInterview)
  answer(input: MessageData<typeof answerInterview>, caller: Caller) {
    return this.interviews.answer(caller, input);
  }

  @Handles(answerInvitation)
  answerInvitation(input: MessageData<typeof answerInvitation>) {
    return this.interviews.answerInvitation(input);
  }

  @Handles(createInterview)
  create(body: MessageData<typeof createInterview>, caller: Caller) {
    return this.interviews.create(caller, body);
  }

  @Handles(updateInterview)
  update(input: MessageData<typeof updateInterview>, caller: Caller) {
    return this.interviews.update(caller, input);
  }

  @Handles(removeInterview)
  remove({ id }: MessageData<typeof removeInterview>, caller: Caller) {
    return this.interviews.remove(caller, id);
  }
}
