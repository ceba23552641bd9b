import { AppError, companiesService, type GivenTeamRole, say } from '@workboard/contracts';
import { audit, type Client, Clock, InjectClient, publish } from '@workboard/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { User } from '../users/user.entity.js';

/** Who gives members of a company their rights, and how these change (decision P67). */
@Injectable()
export class TeamRoles {
  constructor(
    private readonly clock: Clock,
    @InjectClient(companiesService) private readonly companies: Client<typeof companiesService>,
  ) {}

  /** Whom a company belongs to; null when it belongs to nobody. */
  async ownerOf(companyId: number): Promise<number | null> {
    const [company] = await this.companies.byIds({ ids: [companyId] });
    return company?.ownerId ?? null;
  }

  /** Throws `not_company_owner` unless the caller is the owner, and for the owner's own rights, which are fixed. */
  requireGiver({ ownerId, callerId, userId }: { ownerId: number | null; callerId: number; userId?: number }): void {
    if (ownerId !== callerId) {
      throw new AppError('not_company_owner');
    }
    if (userId === ownerId) {
      const message = say.ownerRoleFixed;
      throw new AppError('validation_failed', { message, details: [{ field: 'teamRole', message }] });
    }
  }

  /**
   * Gives a member, whose row the caller has locked, other rights in their company, and tells them. Whoever calls this must
   * forget the member's sessions after the commit, so that it holds from their next request on.
   */
  async change(manager: EntityManager, member: User, teamRole: GivenTeamRole): Promise<void> {
    const { id: userId, companyId, teamRole: before } = member;
    if (companyId === null || before === teamRole) {
      return;
    }
    await manager.update(User, { id: userId }, { teamRole });
    await audit(manager, {
      action: 'role_changed',
      target: 'account',
      targetId: userId,
      before: { teamRole: before },
      after: { teamRole },
    });
    const changedAt = this.clock.now().toISOString();
    await publish(manager, 'user.team_role_changed', { userId, companyId, teamRole, changedAt });
  }
}
