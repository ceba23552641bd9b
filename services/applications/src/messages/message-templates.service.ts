import { Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  type CreateMessageTemplate,
  type MessageTemplate as MessageTemplateResponse,
  messageTemplatesMax,
  type UpdateMessageTemplate,
} from '@workboard/contracts';
import { Clock, conflictAs, Idempotency } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { MessageTemplate } from './message-template.entity.js';

const present = ({
  id,
  builtIn,
  kind,
  language,
  title,
  body,
  updatedAt,
}: MessageTemplate): MessageTemplateResponse => ({
  id,
  builtIn,
  kind,
  language,
  title,
  body,
  updatedAt: updatedAt.toISOString(),
});

/** A company's own templates of messages; everybody in its team may change them (decision P43). */
@Injectable()
export class MessageTemplatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly clock: Clock,
    private readonly companies: CompanyCopiesService,
  ) {}

  /** By title. */
  async list(caller: Caller): Promise<MessageTemplateResponse[]> {
    const companyId = await this.requireCompany(this.dataSource.manager, caller);
    const templates = await this.dataSource.manager.find(MessageTemplate, {
      where: { companyId },
      order: { title: 'ASC', id: 'ASC' },
    });
    return templates.map(present);
  }

  /** Throws `too_many_templates`, or `template_exists` for a second version of one of the product's. */
  create(caller: Caller, { builtIn, ...fields }: CreateMessageTemplate): Promise<MessageTemplateResponse> {
    const create = async (manager: EntityManager): Promise<MessageTemplateResponse> => {
      const companyId = await this.requireCompany(manager, caller);
      if ((await manager.countBy(MessageTemplate, { companyId })) >= messageTemplatesMax) {
        throw new AppError('too_many_templates');
      }
      const { kind, language, title, body } = fields;
      const template = manager.create(MessageTemplate, {
        companyId,
        builtIn: builtIn ?? null,
        kind,
        language,
        title,
        body,
        updatedAt: this.clock.now(),
      });
      return present(await manager.save(template));
    };
    return conflictAs('template_exists', this.idempotency.transaction(create));
  }

  async update(
    caller: Caller,
    { id, changes }: { id: number; changes: UpdateMessageTemplate },
  ): Promise<MessageTemplateResponse> {
    return this.dataSource.transaction(async (manager) => {
      const companyId = await this.requireCompany(manager, caller);
      const template = await manager.findOne(MessageTemplate, {
        where: { id, companyId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!template) {
        throw new AppError('template_not_found');
      }
      const { kind, language, title, body } = changes;
      Object.assign(template, { kind, language, title, body, updatedAt: this.clock.now() });
      return present(await manager.save(template));
    });
  }

  async remove(caller: Caller, id: number): Promise<null> {
    const { manager } = this.dataSource;
    const companyId = await this.requireCompany(manager, caller);
    const { affected } = await manager.delete(MessageTemplate, { id, companyId });
    if (!affected) {
      throw new AppError('template_not_found');
    }
    return null;
  }

  private async requireCompany(manager: EntityManager, caller: Caller): Promise<number> {
    await this.companies.requireStanding(manager, caller);
    if (caller.companyId === null) {
      throw new AppError('forbidden');
    }
    return caller.companyId;
  }
}
