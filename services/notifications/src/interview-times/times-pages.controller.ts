import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { TimesPages } from './times-pages.service.js';

const { interviewTimesPage, chooseInterviewTime } = notificationsService.messages;

@Controller()
export class TimesPagesController {
  constructor(private readonly pages: TimesPages) {}

  @Handles(interviewTimesPage)
  page(link: MessageData<typeof interviewTimesPage>) {
    return this.pages.page(link);
  }

  @Handles(chooseInterviewTime)
  choose(form: MessageData<typeof chooseInterviewTime>) {
    return this.pages.choose(form);
  }
}
