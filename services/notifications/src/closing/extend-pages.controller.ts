import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { ExtendPages } from './extend-pages.service.js';

const { messages } = notificationsService;

@Controller()
export class ExtendPagesController {
  constructor(private readonly pages: ExtendPages) {}

  @Handles(messages.extendJobPage)
  page(link: MessageData<typeof messages.extendJobPage>) {
    return this.pages.page(link);
  }

  @Handles(messages.extendJob)
  extend(link: MessageData<typeof messages.extendJob>) {
    return this.pages.extend(link);
  }
}
