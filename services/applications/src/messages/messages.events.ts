import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { MessageTemplate } from './message-template.entity.js';

/** A company's templates go with it; its jobs have events of their own, and their applications go with them. */
@Injectable()
export class MessagesEvents {
  @OnEvent('company.deleted')
  async onCompanyDeleted({ id }: EventPayload<'company.deleted'>, manager: EntityManager): Promise<void> {
    await manager.delete(MessageTemplate, { companyId: id });
  }
}
