import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { JobAlertsService } from './job-alerts.service.js';

const { messages } = notificationsService;

@Controller()
export class JobAlertsController {
  constructor(private readonly alerts: JobAlertsService) {}

  @Handles(messages.listJobAlerts)
  list() {
    return this.alerts.list();
  }

  @Handles(messages.createJobAlert)
  create(alert: MessageData<typeof messages.createJobAlert>) {
    return this.alerts.create(alert);
  }

  @Handles(messages.updateJobAlert)
  update(change: MessageData<typeof messages.updateJobAlert>) {
    return this.alerts.update(change);
  }

  @Handles(messages.removeJobAlert)
  remove(alert: MessageData<typeof messages.removeJobAlert>) {
    return this.alerts.remove(alert);
  }
}
