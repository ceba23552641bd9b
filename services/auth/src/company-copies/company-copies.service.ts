import { Injectable } from '@nestjs/common';
import { AppError } from '@workboard/contracts';
import type { EntityManager } from 'typeorm';
import { CompanyCopy } from './company-copy.entity.js';

/** What is known here of companies. Take this lock before that of a user, as the events do. */
@Injectable()
export class CompanyCopiesService {
  /**
   * Holds a company until the transaction ends, so that nobody is tied to it while it is being deleted; throws
   * `unknown_company` for a deleted one.
   */
  async require(manager: EntityManager, id: number): Promise<void> {
    const { deleted } = await this.lock(manager, { id, mode: 'pessimistic_read' });
    if (deleted) {
      throw new AppError('unknown_company');
    }
  }

  /** Throws `company_revoked` for a company that lost its authorisation: nobody manages its team. */
  async requireStanding(manager: EntityManager, id: number): Promise<void> {
    if (await manager.existsBy(CompanyCopy, { id, revoked: true })) {
      throw new AppError('company_revoked');
    }
  }

  /** The copy, made with version 0 if no event told of the company yet. */
  async lock(
    manager: EntityManager,
    { id, mode }: { id: number; mode: 'pessimistic_read' | 'pessimistic_write' },
  ): Promise<CompanyCopy> {
    await manager.query(`INSERT INTO company_copies (id, version) VALUES ($1, 0) ON CONFLICT DO NOTHING`, [id]);
    return manager.findOneOrFail(CompanyCopy, { where: { id }, lock: { mode } });
  }
}
