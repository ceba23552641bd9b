import { Controller } from '@nestjs/common';
import { type Caller, type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { StatusAlertsService } from './status-alerts.service.js';

const { messages } = notificationsService;

@Controller()
export class StatusAlertsController {
  constructor(private readonly alerts: StatusAlertsService) {}

  @Handles(messages.getStatusAlert)
  get(_: unknown, caller: Caller) {
    return this.alerts.get(caller);
  }

  @Handles(messages.saveStatusAlert)
  save(alert: MessageData<typeof messages.saveStatusAlert>, caller: Caller) {
    return this.alerts.save(caller, alert);
  }

  @Handles(messages.removeStatusAlert)
  remove(_: unknown, caller: Caller) {
    return this.alerts.remove(caller);
  }

  @Handles(messages.confirmStatusAlert)
  confirm(address: MessageData<typeof messages.confirmStatusAlert>) {
    return this.alerts.confirm(address);
  }
}
