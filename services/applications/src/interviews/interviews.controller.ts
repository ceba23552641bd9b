import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
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
  list() {
    return this.interviews.list();
  }

  @Handles(getInterview)
  get({ id }: MessageData<typeof getInterview>) {
    return this.interviews.get(id);
  }

  @Handles(answerInterview)
  answer(input: MessageData<typeof answerInterview>) {
    return this.interviews.answer(input);
  }

  @Handles(answerInvitation)
  answerInvitation(input: MessageData<typeof answerInvitation>) {
    return this.interviews.answerInvitation(input);
  }

  @Handles(createInterview)
  create(body: MessageData<typeof createInterview>) {
    return this.interviews.create(body);
  }

  @Handles(updateInterview)
  update(input: MessageData<typeof updateInterview>) {
    return this.interviews.update(input);
  }

  @Handles(removeInterview)
  remove({ id }: MessageData<typeof removeInterview>) {
    return this.interviews.remove(id);
  }
}
