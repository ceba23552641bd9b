import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { CompanyCopiesService } from './company-copies.service.js';

/** Events of companies, as far as their applicants depend on them. */
@Injectable()
export class CompanyCopiesEvents {
  constructor(private readonly copies: CompanyCopiesService) {}

  @OnEvent('company.changed')
  async onChanged(company: EventPayload<'company.changed'>, manager: EntityManager): Promise<void> {
    await this.copies.apply(manager, company);
  }
}
