import { Injectable } from '@nestjs/common';
import { AppError, type Caller, type EventPayload } from '@workboard/contracts';
import { OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { CompanyCopy } from './company-copy.entity.js';

/** The read copy of companies: whether one was cut off from its applicants. */
@Injectable()
export class CompanyCopiesService {
  /** Applies `company.changed`, from the event or from the message that is ahead of it; never an older version. */
  @OnEvent('company.changed')
  async apply({ id, version, revoked }: EventPayload<'company.changed'>, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO company_copies AS copy (id, version, revoked) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET version = excluded.version, revoked = excluded.revoked
       WHERE copy.version < excluded.version`,
      [id, version, revoked],
    );
  }

  async isRevoked(manager: EntityManager, id: number): Promise<boolean> {
    return manager.existsBy(CompanyCopy, { id, revoked: true });
  }

  /** Throws `company_revoked` for an employer whose company lost its authorisation: its applicants are closed to it. */
  async requireStanding(manager: EntityManager, { role, companyId }: Caller): Promise<void> {
    if (role === 'employer' && companyId !== null && (await this.isRevoked(manager, companyId))) {
      throw new AppError('company_revoked');
    }
  }
}
