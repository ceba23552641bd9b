import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { InterviewAnswers } from './interview-answers.service.js';

const { messages } = notificationsService;

@Controller()
export class InterviewAnswersController {
  constructor(private readonly answers: InterviewAnswers) {}

  @Handles(messages.interviewAnswerPage)
  page(link: MessageData<typeof messages.interviewAnswerPage>) {
    return this.answers.page(link);
  }

  @Handles(messages.answerInvitation)
  answer(form: MessageData<typeof messages.answerInvitation>) {
    return this.answers.answer(form);
  }
}
