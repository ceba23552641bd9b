import { Controller } from '@nestjs/common';
import { type Answer, mailSettingsApi, notificationsService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class MailSettingsController {
  constructor(
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  @ApiRoute(mailSettingsApi.get)
  get(): Promise<Answer<typeof mailSettingsApi.get>> {
    return this.notifications.getMailSettings({});
  }

  @ApiRoute(mailSettingsApi.update)
  update(@Input() { body }: RouteInput<typeof mailSettingsApi.update>): Promise<Answer<typeof mailSettingsApi.update>> {
    return this.notifications.updateMailSettings(body);
  }
}
