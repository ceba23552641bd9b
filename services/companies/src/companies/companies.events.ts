import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { Company } from './company.entity.js';
import { CompanyWrites } from './company-writes.js';

/** What happens to people, as far as companies are concerned. */
@Injectable()
export class CompaniesEvents {
  constructor(private readonly writes: CompanyWrites) {}

  /** The company stays with its team; a super admin may name another owner. */
  @OnEvent('user.deleted')
  async onDeleted({ userId }: EventPayload<'user.deleted'>, manager: EntityManager): Promise<void> {
    const company = await manager.findOne(Company, {
      where: { ownerId: userId },
      lock: { mode: 'pessimistic_write' },
    });
    if (company) {
      await this.writes.apply(manager, null, { company, changes: { ownerId: null } });
    }
  }
}
