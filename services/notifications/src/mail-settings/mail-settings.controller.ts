import { Controller } from '@nestjs/common';
import { type Caller, type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { MailSettingsService } from './mail-settings.service.js';

const { messages } = notificationsService;

@Controller()
export class MailSettingsController {
  constructor(private readonly settings: MailSettingsService) {}

  @Handles(messages.getMailSettings)
  get(_: unknown, caller: Caller) {
    return this.settings.get(caller);
  }

  @Handles(messages.updateMailSettings)
  update(choice: MessageData<typeof messages.updateMailSettings>, caller: Caller) {
    return this.settings.update(caller, choice);
  }
}
