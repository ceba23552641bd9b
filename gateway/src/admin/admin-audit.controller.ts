import { Controller } from '@nestjs/common';
import { type Answer, auditApi, notificationsService } from '@workboard/contracts';
import { type Client, InjectClient } from '@workboard/service-kit';
import { ApiRoute, Input, type RouteInput } from '../platform/route.js';

@Controller()
export class AdminAuditController {
  constructor(
    @InjectClient(notificationsService) private readonly notifications: Client<typeof notificationsService>,
  ) {}

  @ApiRoute(auditApi.list)
  async list(@Input() { query }: RouteInput<typeof auditApi.list>): Promise<Answer<typeof auditApi.list>> {
    const { rows: entries, total } = await this.notifications.listAudit(query);
    return query.includeTotal ? { entries, total } : entries;
  }
}
