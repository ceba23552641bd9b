import { Controller } from '@nestjs/common';
import { type Answer, jobAlertsApi, notificationsService, statusAlertsApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class AlertsController {
  constructor(
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  @ApiRoute(jobAlertsApi.list)
  list(): Promise<Answer<typeof jobAlertsApi.list>> {
    return this.notifications.listJobAlerts({});
  }

  @ApiRoute(jobAlertsApi.create)
  create(@Input() { body }: RouteInput<typeof jobAlertsApi.create>): Promise<Answer<typeof jobAlertsApi.create>> {
    return this.notifications.createJobAlert(body);
  }

  @ApiRoute(jobAlertsApi.update)
  update(
    @Input() { params, body }: RouteInput<typeof jobAlertsApi.update>,
  ): Promise<Answer<typeof jobAlertsApi.update>> {
    return this.notifications.updateJobAlert({ id: params.id, changes: body });
  }

  @ApiRoute(jobAlertsApi.remove)
  async remove(@Input() { params }: RouteInput<typeof jobAlertsApi.remove>) {
    await this.notifications.removeJobAlert(params);
    return { success: true as const };
  }

  @ApiRoute(statusAlertsApi.get)
  getStatusAlert(): Promise<Answer<typeof statusAlertsApi.get>> {
    return this.notifications.getStatusAlert({});
  }

  @ApiRoute(statusAlertsApi.save)
  saveStatusAlert(
    @Input() { body }: RouteInput<typeof statusAlertsApi.save>,
  ): Promise<Answer<typeof statusAlertsApi.save>> {
    return this.notifications.saveStatusAlert(body);
  }

  @ApiRoute(statusAlertsApi.remove)
  async removeStatusAlert() {
    await this.notifications.removeStatusAlert({});
    return { success: true as const };
  }
}
