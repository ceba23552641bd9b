import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { StatusAlertsService } from './status-alerts.service.js';

const { messages } = notificationsService;

@Controller()
export class StatusAlertsController {
  constructor(private readonly alerts: StatusAlertsService) {}

  @Handles(messages.getStatusAlert)
  get() {
    return this.alerts.get();
  }

  @Handles(messages.saveStatusAlert)
  save(alert: MessageData<typeof messages.saveStatusAlert>) {
    return this.alerts.save(alert);
  }

  @Handles(messages.removeStatusAlert)
  remove() {
    return this.alerts.remove();
  }

  @Handles(messages.confirmStatusAlert)
  confirm(address: MessageData<typeof messages.confirmStatusAlert>) {
    return this.alerts.confirm(address);
  }
}
