import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { InterviewsService } from './interviews.service.js';

const { listInterviews, createInterview, updateInterview, removeInterview } = applicationsService.messages;

@Controller()
export class InterviewsController {
  constructor(private readonly interviews: InterviewsService) {}

  @Handles(listInterviews)
  list() {
    return this.interviews.list();
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
