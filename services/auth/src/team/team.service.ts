import { Injectable } from '@nestjs/common';
import { type AddUser, AppError, companiesService, say, type UpdateTeamMember, type User } from '@workboard/contracts';
import { type Client, conflictAs, InjectClient, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Passwords } from '../accounts/passwords.js';
import { CompanyCopies } from '../companies/company-copies.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { domainOf } from '../users/email-domain.rules.js';
import { NewUsers } from '../users/new-users.js';
import { UserEntity } from '../users/user.entity.js';
import { requireTeamMate, requireTeamMember } from '../users/user.policy.js';
import { presentUser } from '../users/user.presenter.js';
import { UsersService } from '../users/users.service.js';

/** The people of the caller's own company (spec §2 and §5, decision A12). */
@Injectable()
export class TeamService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly companies: CompanyCopies,
    private readonly newUsers: NewUsers,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    @InjectClient(companiesService) private readonly companyMessages: Client<typeof companiesService>,
  ) {}

  async list(): Promise<User[]> {
    const { companyId } = await this.inGoodStanding(requireTeamMember());
    const members = await this.dataSource.manager.find(UserEntity, { where: { companyId }, order: { id: 'ASC' } });
    return members.map(presentUser);
  }

  /**
   * Creates a verified employer in the caller's company; the address must be in the caller's e-mail domain. Throws
   * `forbidden` for any other role.
   */
  async add(member: AddUser): Promise<User> {
    const caller = await this.inGoodStanding(requireTeamMember());
    if (member.role !== 'employer') {
      throw new AppError('forbidden');
    }
    const passwordHash = await this.passwords.hash(member.password);
    return this.dataSource.transaction(async (manager) => {
      await this.companies.require(manager, caller.companyId);
      await this.requireSameDomain(manager, { userId: caller.userId, email: member.email });
      const { email, firstName, lastName } = member;
      const user = await this.newUsers.create(manager, {
        email,
        firstName,
        lastName,
        passwordHash,
        role: 'employer',
        companyId: caller.companyId,
        isVerified: true,
        emailVerified: true,
      });
      return presentUser(user);
    });
  }

  /**
   * Changes a team mate's name or address. The address stays in the domain; the caller's own waits for its owner's
   * confirmation (decision A11), and nobody changes that of the company's owner, whose account it would give away.
   */
  async update({ userId, changes }: { userId: number; changes: UpdateTeamMember }): Promise<User> {
    const caller = await this.inGoodStanding(requireTeamMate());
    const ownerId = await this.ownerOf(caller.companyId);
    return this.dataSource.transaction(async (manager) => {
      const member = await this.lockMember(manager, { userId, companyId: caller.companyId });
      const { email, firstName, lastName } = changes;
      if (email !== undefined && email !== member.email) {
        await this.requireSameDomain(manager, { userId: caller.userId, email });
        if (userId === caller.userId) {
          await this.users.proposeEmail(manager, { userId, email });
        } else if (userId === ownerId) {
          throw new AppError('forbidden');
        } else {
          await conflictAs('email_taken', manager.update(UserEntity, { id: userId }, { email }));
          await this.tokens.endAll(manager, userId);
        }
      }
      await manager.update(
        UserEntity,
        { id: userId },
        { firstName: firstName ?? member.firstName, lastName: lastName ?? member.lastName },
      );
      await publish(manager, 'user.profile_changed', { userId });
      return presentUser(await manager.findOneByOrFail(UserEntity, { id: userId }));
    });
  }

  /** Takes somebody out of the company and ends their sessions; the account stays. */
  async remove({ userId }: { userId: number }): Promise<null> {
    const caller = await this.inGoodStanding(requireTeamMate());
    if (userId === caller.userId) {
      throw new AppError('cannot_remove_self');
    }
    const ownerId = await this.ownerOf(caller.companyId);
    const ended = await this.dataSource.transaction(async (manager) => {
      await this.lockMember(manager, { userId, companyId: caller.companyId });
      if (userId === ownerId) {
        throw new AppError('cannot_remove_owner');
      }
      await manager.update(UserEntity, { id: userId }, { companyId: null });
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
  ): Promise<UserEntity> {
    const member = await this.users.lock(manager, userId);
    if (member.companyId !== companyId) {
      throw new AppError('user_not_found');
    }
    return member;
  }

  private async ownerOf(companyId: number): Promise<number | null> {
    const [company] = await this.companyMessages.byIds({ ids: [companyId] });
    return company?.ownerId ?? null;
  }

  private async requireSameDomain(
    manager: EntityManager,
    { userId, email }: { userId: number; email: string },
  ): Promise<void> {
    const caller = await manager.findOneByOrFail(UserEntity, { id: userId });
    const domain = domainOf(caller.email);
    if (domainOf(email) !== domain) {
      const message = say.domainMismatch(domain);
      throw new AppError('invalid_email_domain', { message, details: [{ field: 'email', message }] });
    }
  }
}
