import { Controller } from '@nestjs/common';
import { type Answer, deliveriesApi, notificationsService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class AdminDeliveriesController {
  constructor(
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  @ApiRoute(deliveriesApi.list)
  list(@Input() { query }: RouteInput<typeof deliveriesApi.list>): Promise<Answer<typeof deliveriesApi.list>> {
    return this.notifications.listDeliveries(query);
  }

  @ApiRoute(deliveriesApi.get)
  get(@Input() { params }: RouteInput<typeof deliveriesApi.get>): Promise<Answer<typeof deliveriesApi.get>> {
    return this.notifications.getDelivery(params);
  }

  @ApiRoute(deliveriesApi.resend)
  resend(@Input() { params }: RouteInput<typeof deliveriesApi.resend>): Promise<Answer<typeof deliveriesApi.resend>> {
    return this.notifications.resendDelivery(params);
  }
}
