import { Controller } from '@nestjs/common';
import { type MessageData, notificationsService } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { AuditService } from './audit.service.js';

const { messages } = notificationsService;

@Controller()
export class AuditController {
  constructor(private readonly trail: AuditService) {}

  @Handles(messages.listAudit)
  list(query: MessageData<typeof messages.listAudit>) {
    return this.trail.page(query);
  }
}
