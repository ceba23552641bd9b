import { Controller } from '@nestjs/common';
import { type Caller, type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { JobAlertsService } from './job-alerts.service.js';

const { messages } = notificationsService;

@Controller()
export class JobAlertsController {
  constructor(private readonly alerts: JobAlertsService) {}

  @Handles(messages.listJobAlerts)
  list(_: unknown, caller: Caller) {
    return this.alerts.list(caller);
  }

  @Handles(messages.createJobAlert)
  create(alert: MessageData<typeof messages.createJobAlert>, caller: Caller) {
    return this.alerts.create(caller, alert);
  }

  @Handles(messages.updateJobAlert)
  update(change: MessageData<typeof messages.updateJobAlert>, caller: Caller) {
    return this.alerts.update(caller, change);
  }

  @Handles(messages.removeJobAlert)
  remove(alert: MessageData<typeof messages.removeJobAlert>, caller: Caller) {
    return this.alerts.remove(caller, alert);
  }
}
