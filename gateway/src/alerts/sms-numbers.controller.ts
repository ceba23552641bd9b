import { Controller } from '@nestjs/common';
import { type Answer, notificationsService, smsApi } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class SmsNumbersController {
  constructor(
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  @ApiRoute(smsApi.list)
  list(): Promise<Answer<typeof smsApi.list>> {
    return this.notifications.listSmsNumbers({});
  }

  @ApiRoute(smsApi.sendCode)
  sendCode(@Input() { body }: RouteInput<typeof smsApi.sendCode>): Promise<Answer<typeof smsApi.sendCode>> {
    return this.notifications.sendSmsCode(body);
  }

  @ApiRoute(smsApi.confirm)
  confirm(@Input() { body }: RouteInput<typeof smsApi.confirm>): Promise<Answer<typeof smsApi.confirm>> {
    return this.notifications.confirmSmsNumber(body);
  }
}
