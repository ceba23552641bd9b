import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { audit, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { SessionsService } from '../sessions/sessions.service.js';
import { TeamInvitation } from '../team/team-invitation.entity.js';
import { CompanyCopiesService } from './company-copies.service.js';
import { CompanyCopy } from './company-copy.entity.js';

const idsIn = ([rows]: [{ id: number }[], number]): number[] => rows.map(({ id }) => id);

/** What happens to companies, as far as accounts are concerned. */
@Injectable()
export class CompanyCopiesEvents {
  constructor(
    private readonly copies: CompanyCopiesService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Ties a new owner to the company, in case the process that created it died before it could ask for that. Only a
   * change of owner counts: somebody whom a super admin took out later is not put back.
   */
  @OnEvent('company.changed')
  async onChanged(company: EventPayload<'company.changed'>, manager: EntityManager): Promise<void> {
    const { id, version, ownerId, revoked } = company;
    const copy = await this.copies.lock(manager, { id, mode: 'pessimistic_write' });
    if (copy.deleted || copy.version >= version) {
      return;
    }
    await manager.update(CompanyCopy, { id }, { version, ownerId, revoked });
    if (ownerId !== null && ownerId !== copy.ownerId) {
      const tied = await manager.query(
        `UPDATE users SET company_id = $1 WHERE id = $2 AND role = 'employer' AND company_id IS NULL RETURNING id`,
        [id, ownerId],
      );
      const tiedIds = idsIn(tied);
      for (const targetId of tiedIds) {
        await audit(manager, { action: 'member_joined', target: 'account', targetId, after: { companyId: id } });
      }
      await this.refresh(manager, tiedIds);
    }
  }

  @OnEvent('company.deleted')
  async onDeleted({ id }: EventPayload<'company.deleted'>, manager: EntityManager): Promise<void> {
    await this.copies.lock(manager, { id, mode: 'pessimistic_write' });
    await manager.update(CompanyCopy, { id }, { deleted: true, ownerId: null });
    await manager.delete(TeamInvitation, { companyId: id });
    const detached = await manager.query(
      `UPDATE users SET company_id = NULL, team_role = 'member' WHERE company_id = $1 RETURNING id`,
      [id],
    );
    await this.refresh(manager, idsIn(detached));
  }

  /** A moment before the commit; an entry that is cached again in between lives for seconds only. */
  private async refresh(manager: EntityManager, userIds: number[]): Promise<void> {
    await this.sessions.forget(await this.sessions.idsOf(manager, userIds));
  }
}
