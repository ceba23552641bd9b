import { Injectable } from '@nestjs/common';
import { AppError, type EventPayload } from '@workboard/contracts';
import { audit, lockCopy, OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { ApiTokensService } from '../api-tokens/api-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TeamInvitation } from '../users/team-invitation.entity.js';
import { CompanyCopy } from './company-copy.entity.js';

const idsIn = ([rows]: [{ id: number }[], number]): number[] => rows.map(({ id }) => id);

/** The read copy of companies, and what their events mean for accounts. Lock a company before a user, as the events do. */
@Injectable()
export class CompanyCopiesService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly apiTokens: ApiTokensService,
  ) {}

  /**
   * Locks a company against changes until the transaction ends, so that nobody is tied to it while it is being deleted.
   * Throws `unknown_company` for a deleted one.
   */
  async lockShared(manager: EntityManager, id: number): Promise<void> {
    const { deleted } = await lockCopy(manager, CompanyCopy, { blank: { id, version: 0 }, mode: 'pessimistic_read' });
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

  /**
   * Applies `company.changed`, from the event or from the message that is ahead of it. Ties a new owner to the company, in
   * case the process that created it died before it could ask for that. Only a change of owner counts: somebody whom a
   * super admin took out later is not put back.
   */
  @OnEvent('company.changed')
  async apply(
    { id, version, ownerId, revoked }: EventPayload<'company.changed'>,
    manager: EntityManager,
  ): Promise<void> {
    const copy = await this.lockExclusive(manager, id);
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
      await this.refreshSessions(manager, tiedIds);
    }
    await this.apiTokens.endFallen(manager, id);
  }

  /** Takes everybody out of a deleted company; the copy stays as a tombstone. */
  @OnEvent('company.deleted')
  async markDeleted({ id }: EventPayload<'company.deleted'>, manager: EntityManager): Promise<void> {
    await this.lockExclusive(manager, id);
    await manager.update(CompanyCopy, { id }, { deleted: true, ownerId: null });
    await manager.delete(TeamInvitation, { companyId: id });
    const detached = await manager.query(
      `UPDATE users SET company_id = NULL, team_role = 'member' WHERE company_id = $1 RETURNING id`,
      [id],
    );
    await this.refreshSessions(manager, idsIn(detached));
    await this.apiTokens.endFallen(manager, id);
  }

  private lockExclusive(manager: EntityManager, id: number): Promise<CompanyCopy> {
    return lockCopy(manager, CompanyCopy, { blank: { id, version: 0 }, mode: 'pessimistic_write' });
  }

  /** A moment before the commit; an entry that is cached again in between lives for seconds only. */
  private async refreshSessions(manager: EntityManager, userIds: number[]): Promise<void> {
    await this.sessions.forget(await this.sessions.idsOf(manager, userIds));
  }
}
