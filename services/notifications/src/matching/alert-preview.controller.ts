import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { AlertPreviews } from './alert-previews.js';

const { messages } = notificationsService;

@Controller()
export class AlertPreviewController {
  constructor(private readonly previews: AlertPreviews) {}

  @Handles(messages.previewJobAlert)
  preview(wishes: MessageData<typeof messages.previewJobAlert>) {
    return this.previews.of(wishes);
  }
}
