import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { MailSettingsService } from './mail-settings.service.js';

const { messages } = notificationsService;

@Controller()
export class MailSettingsController {
  constructor(private readonly settings: MailSettingsService) {}

  @Handles(messages.getMailSettings)
  get() {
    return this.settings.get();
  }

  @Handles(messages.updateMailSettings)
  update(choice: MessageData<typeof messages.updateMailSettings>) {
    return this.settings.update(choice);
  }
}
