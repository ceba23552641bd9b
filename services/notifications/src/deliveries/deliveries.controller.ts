import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { DeliveriesService } from './deliveries.service.js';

const { messages } = notificationsService;

@Controller()
export class DeliveriesController {
  constructor(private readonly deliveries: DeliveriesService) {}

  @Handles(messages.listDeliveries)
  list(query: MessageData<typeof messages.listDeliveries>) {
    return this.deliveries.list(query);
  }

  @Handles(messages.getDelivery)
  get(delivery: MessageData<typeof messages.getDelivery>) {
    return this.deliveries.get(delivery);
  }

  @Handles(messages.resendDelivery)
  resend(delivery: MessageData<typeof messages.resendDelivery>) {
    return this.deliveries.resend(delivery);
  }
}
