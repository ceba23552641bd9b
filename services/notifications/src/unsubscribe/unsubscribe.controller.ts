import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { UnsubscribeService } from './unsubscribe.service.js';

const { messages } = notificationsService;

@Controller()
export class UnsubscribeController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  @Handles(messages.unsubscribePage)
  page(link: MessageData<typeof messages.unsubscribePage>) {
    return this.unsubscribing.page(link);
  }

  @Handles(messages.unsubscribe)
  end(link: MessageData<typeof messages.unsubscribe>) {
    return this.unsubscribing.end(link);
  }
}
