import { Injectable } from '@nestjs/common';
import {
  type AddUser,
  AppError,
  type Caller,
  type GivenTeamRole,
  isSharedMailDomain,
  say,
  type UpdatedUser,
  type UpdateTeamMember,
  type User as UserResponse,
} from '@workboard/contracts';
import { audit, Idempotency, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { EmailChanges } from '../profiles/email-changes.js';
import { domainOf } from '../users/email-domain.rules.js';
import { NewUsers } from '../users/new-users.js';
import { User } from '../users/user.entity.js';
import { requireTeamMate, requireTeamMember } from '../users/user.policy.js';
import { presentUser } from '../users/user.presenter.js';
import { presentInvitation, TeamInvitationsService } from './team-invitations.service.js';
import { TeamRoles } from './team-roles.js';
import { lockUser } from '../users/lock-user.js';

/** The people of the caller's own company (spec §2 and §5, decision A12). */
@Injectable()
export class TeamService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly passwords: Passwords,
    private readonly companies: CompanyCopiesService,
    private readonly newUsers: NewUsers,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly emails: EmailChanges,
    private readonly invitations: TeamInvitationsService,
    private readonly teamRoles: TeamRoles,
  ) {}

  /** The members, and behind them whoever is invited. */
  async list(asking: Caller): Promise<UserResponse[]> {
    const { companyId } = await this.inGoodStanding(requireTeamMember(asking));
    const members = await this.dataSource.manager.find(User, {
      where: { companyId, deleteAfter: IsNull() },
      order: { id: 'ASC' },
    });
    return [...members.map(presentUser), ...(await this.invitations.list(companyId))];
  }

  /**
   * Adds an employer at the team's domain. At the company's own domain the account is usable at once with the given
   * password, and its owner is told and may refuse it; at a shared mail service the password is ignored and an
   * invitation decides. An address that has an account elsewhere is invited too, with the same answer as a new one.
   * Throws `forbidden` for any other role, `not_company_owner` for a reader whom the owner does not add (decision P67),
   * `invalid_email_domain`, and `email_taken` for a team mate's address.
   */
  async add(asking: Caller, member: AddUser): Promise<UserResponse> {
    const caller = await this.inGoodStanding(requireTeamMember(asking));
    if (member.role !== 'employer') {
      throw new AppError('forbidden');
    }
    const { companyId } = caller;
    const { teamRole } = member;
    if (teamRole === 'reader') {
      this.teamRoles.requireGiver({ ownerId: await this.teamRoles.ownerOf(companyId), callerId: caller.userId });
    }
    const passwordHash = await this.passwords.hash(member.password);
    return this.idempotency.transaction(async (manager) => {
      await this.companies.lockShared(manager, companyId);
      const domain = await this.requireTeamDomain(manager, { userId: caller.userId, email: member.email });
      const { email, firstName, lastName } = member;
      const holder = await manager.findOneBy(User, { email });
      if (holder?.companyId === companyId) {
        throw new AppError('email_taken');
      }
      const invited = { companyId, email, firstName, lastName, teamRole };
      if (isSharedMailDomain(domain)) {
        return presentInvitation(await this.invitations.invite(manager, invited));
      }
      if (holder) {
        const invitation = await this.invitations.invite(manager, invited);
        // Looks like an account that was made just now, so that nobody learns of the one there is.
        return { ...presentInvitation(invitation), isVerified: true, emailVerified: true };
      }
      const values = { ...invited, passwordHash };
      const user = await this.newUsers.create(manager, {
        ...values,
        role: 'employer',
        isVerified: true,
        emailVerified: true,
      });
      await this.tokens.mint(manager, { purpose: 'member_refusal', subjectId: user.id, email });
      return presentUser(user);
    });
  }

  /**
   * Changes a team mate's name or address. An address at the company's own domain takes effect at once, ends the
   * member's sessions and leaves the old address a way back; at a shared mail service, and where the address has an
   * account, the member is asked first. One's own address changes in the profile, with the password (decision A11), and
   * nobody changes that of the company's owner. The owner alone changes what a member may do, which holds at once.
   */
  async update(
    asking: Caller,
    { userId, changes }: { userId: number; changes: UpdateTeamMember },
  ): Promise<UpdatedUser> {
    const caller = await this.inGoodStanding(requireTeamMate(asking));
    const ownerId = await this.teamRoles.ownerOf(caller.companyId);
    const { user, ended, emailChange } = await this.dataSource.transaction(async (manager) => {
      const member = await this.lockMember(manager, { userId, companyId: caller.companyId });
      const { email, firstName, lastName, teamRole } = changes;
      const isOther = teamRole !== undefined && teamRole !== member.teamRole;
      if (isOther) {
        this.teamRoles.requireGiver({ ownerId, callerId: caller.userId, userId });
      }
      const isNew = email !== undefined && email !== member.email;
      if (isNew && userId === ownerId && userId !== caller.userId) {
        throw new AppError('forbidden');
      }
      const outcome = isNew ? await this.changeEmail(manager, { caller, member, email }) : { ended: [] };
      const names = { firstName: firstName ?? member.firstName, lastName: lastName ?? member.lastName };
      await manager.update(User, { id: userId }, names);
      await publish(manager, 'user.profile_changed', { userId });
      const stale = isOther ? await this.giveRole(manager, member, teamRole) : [];
      return {
        ...outcome,
        ended: [...outcome.ended, ...stale],
        user: presentUser(await manager.findOneByOrFail(User, { id: userId })),
      };
    });
    await this.sessions.forget(ended);
    return emailChange ? { ...user, emailChange } : user;
  }

  /** Takes somebody out of the company and ends their sessions; the account stays. An invitation is taken back. */
  async remove(asking: Caller, { userId }: { userId: number }): Promise<null> {
    const caller = await this.inGoodStanding(requireTeamMate(asking));
    if (userId === caller.userId) {
      throw new AppError('cannot_remove_self');
    }
    if (await this.invitations.withdraw({ id: userId, companyId: caller.companyId })) {
      return null;
    }
    const ownerId = await this.teamRoles.ownerOf(caller.companyId);
    const ended = await this.dataSource.transaction(async (manager) => {
      await this.lockMember(manager, { userId, companyId: caller.companyId });
      if (userId === ownerId) {
        throw new AppError('cannot_remove_owner');
      }
      await manager.update(User, { id: userId }, { companyId: null, teamDomain: null, teamRole: 'member' });
      const before = { companyId: caller.companyId };
      await publish(manager, 'user.left_company', { userId, companyId: caller.companyId });
      await audit(manager, { action: 'member_removed', target: 'account', targetId: userId, before });
      return this.sessions.endAll(manager, userId);
    });
    await this.sessions.forget(ended);
    return null;
  }

  private async inGoodStanding<C extends { companyId: number }>(caller: C): Promise<C> {
    await this.companies.requireStanding(this.dataSource.manager, caller.companyId);
    return caller;
  }

  private async lockMember(
    manager: EntityManager,
    { userId, companyId }: { userId: number; companyId: number },
  ): Promise<User> {
    const member = await lockUser(manager, userId);
    if (member.companyId !== companyId) {
      throw new AppError('user_not_found');
    }
    return member;
  }

  /** Answers the sessions to forget. */
  private async giveRole(manager: EntityManager, member: User, teamRole: GivenTeamRole): Promise<string[]> {
    await this.teamRoles.change(manager, member, teamRole);
    return this.sessions.idsOf(manager, [member.id]);
  }

  private async changeEmail(
    manager: EntityManager,
    { caller, member, email }: { caller: Caller; member: User; email: string },
  ): Promise<{ ended: string[]; emailChange?: UpdatedUser['emailChange'] }> {
    const domain = await this.requireTeamDomain(manager, { userId: caller.userId, email });
    if (member.id === caller.userId) {
      return { ended: [], emailChange: 'needs_password' };
    }
    const holder = await manager.findOneBy(User, { email });
    if (holder && holder.companyId === member.companyId) {
      throw new AppError('email_taken');
    }
    if (holder || isSharedMailDomain(domain)) {
      await this.emails.askOwner(manager, { user: member, newEmail: email });
      return { ended: [], emailChange: 'sent' };
    }
    return { ended: await this.emails.move(manager, { userId: member.id, email }) };
  }

  /** The domain of the caller's team, which does not follow the caller's own address elsewhere. */
  private async requireTeamDomain(
    manager: EntityManager,
    { userId, email }: { userId: number; email: string },
  ): Promise<string> {
    const caller = await manager.findOneByOrFail(User, { id: userId });
    const domain = caller.teamDomain ?? domainOf(caller.email);
    if (domainOf(email) !== domain) {
      const message = say.domainMismatch(domain);
      throw new AppError('invalid_email_domain', { message, details: [{ field: 'email', message }] });
    }
    return domain;
  }
}
