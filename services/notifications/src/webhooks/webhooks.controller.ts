import { Controller } from '@nestjs/common';
import { type Caller, type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { WebhooksService } from './webhooks.service.js';

const { messages } = notificationsService;

@Controller()
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  @Handles(messages.listWebhooks)
  list(_: unknown, caller: Caller) {
    return this.webhooks.list(caller);
  }

  @Handles(messages.createWebhook)
  create(input: MessageData<typeof messages.createWebhook>, caller: Caller) {
    return this.webhooks.create(caller, input);
  }

  @Handles(messages.updateWebhook)
  update(input: MessageData<typeof messages.updateWebhook>, caller: Caller) {
    return this.webhooks.update(caller, input);
  }

  @Handles(messages.removeWebhook)
  remove(input: MessageData<typeof messages.removeWebhook>, caller: Caller) {
    return this.webhooks.remove(caller, input);
  }

  @Handles(messages.listWebhookDeliveries)
  deliveries(input: MessageData<typeof messages.listWebhookDeliveries>, caller: Caller) {
    return this.webhooks.deliveries(caller, input);
  }

  @Handles(messages.testWebhook)
  test(input: MessageData<typeof messages.testWebhook>, caller: Caller) {
    return this.webhooks.test(caller, input);
  }

  @Handles(messages.resendWebhookDelivery)
  resend(input: MessageData<typeof messages.resendWebhookDelivery>, caller: Caller) {
    return this.webhooks.resend(caller, input);
  }
}
