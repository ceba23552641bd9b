import { Injectable } from '@nestjs/common';
import {
  type AdminUpdateUser,
  AppError,
  type Caller,
  maskEmail,
  type User as UserResponse,
} from '@workboard/contracts';
import { audit, conflictAs, differences, definedOnly, publish, requireVersion } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { requireUncommon } from '../passwords/common-password.rules.js';
import { Passwords } from '../passwords/passwords.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TeamRoles } from '../team/team-roles.js';
import { TokensService } from '../tokens/tokens.service.js';
import { profileOf } from '../users/profile.rules.js';
import { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import { AdminUsersService } from './admin-users.service.js';
import { requireAnotherSuperAdmin } from '../users/last-super-admin.js';
import { lockUser } from '../users/lock-user.js';

/** What the account will be, as far as rules hang on it. */
type Outcome = Pick<User, 'email' | 'role' | 'companyId' | 'teamRole'>;

const outcomeOf = (user: User, changes: AdminUpdateUser): Outcome => {
  const role = changes.role ?? user.role;
  const wanted = changes.companyId === undefined ? user.companyId : changes.companyId;
  const companyId = role === 'employer' ? wanted : null;
  const teamRole = companyId === user.companyId ? (changes.teamRole ?? user.teamRole) : 'member';
  return { email: changes.email ?? user.email, role, companyId, teamRole };
};

/** The admin's edit form for any account (spec §5). */
@Injectable()
export class AdminUserEditsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly companies: CompanyCopiesService,
    private readonly admin: AdminUsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly teamRoles: TeamRoles,
  ) {}

  /**
   * Another role or password ends the sessions, another company refreshes them, another address or password ends the
   * mailed links; what somebody may do in their company holds at once (decision P67). Throws `self_administration`, `last_super_admin`, `email_taken`, `invalid_email_domain`.
   */
  async update(caller: Caller, { id, changes }: { id: number; changes: AdminUpdateUser }): Promise<UserResponse> {
    const before = await this.dataSource.manager.findOneBy(User, { id });
    if (!before) {
      throw new AppError('user_not_found');
    }
    requireVersion(before, changes.version);
    const outcome = outcomeOf(before, changes);
    if (id === caller.userId && outcome.role !== 'super_admin') {
      throw new AppError('self_administration');
    }
    if (changes.password !== undefined) {
      requireUncommon(Object.assign({}, before, definedOnly(changes), { role: outcome.role }), changes.password);
    }
    await this.checkDomain(before, outcome);
    const passwordHash = changes.password === undefined ? undefined : await this.passwords.hash(changes.password);
    const { user, stale } = await this.dataSource.transaction(async (manager) => {
      requireVersion(await this.guard(manager, { before, outcome }), changes.version);
      const { email, role, companyId, teamRole } = outcome;
      await (companyId === before.companyId
        ? this.teamRoles.change(manager, before, teamRole)
        : this.move(manager, before));
      const values = { ...profileOf(changes), email, role, companyId, ...(passwordHash ? { passwordHash } : {}) };
      await conflictAs('email_taken', manager.update(User, { id }, values));
      await publish(manager, 'user.profile_changed', { userId: id });
      await this.record(manager, { before, values });
      return {
        stale: await this.settle(manager, { before, outcome, newPassword: passwordHash !== undefined }),
        user: await manager.findOneByOrFail(User, { id }),
      };
    });
    await this.sessions.forget(stale);
    return presentUser(user);
  }

  /** Rights and hiring teams end with leaving a company (decisions P67, P68). */
  private async move(manager: EntityManager, { id: userId, companyId }: User): Promise<void> {
    await manager.update(User, { id: userId }, { teamRole: 'member' });
    if (companyId !== null) {
      await publish(manager, 'user.left_company', { userId, companyId });
    }
  }

  /** A line for each kind of change that matters by itself, and one for the rest. */
  private async record(
    manager: EntityManager,
    { before, values }: { before: User; values: Partial<User> },
  ): Promise<void> {
    const act = { target: 'account', targetId: before.id } as const;
    if (values.passwordHash !== undefined) {
      await audit(manager, { ...act, action: 'password_changed' });
    }
    if (values.email !== undefined && values.email !== before.email) {
      const [from, to] = [{ email: maskEmail(before.email) }, { email: maskEmail(values.email) }];
      await audit(manager, { ...act, action: 'email_changed', before: from, after: to });
    }
    const role = differences(before, values, ['role', 'companyId']);
    if (role) {
      await audit(manager, { ...act, action: 'role_changed', ...role });
    }
    const { email: _email, passwordHash: _hash, role: _role, companyId: _company, ...rest } = values;
    const names = Object.keys(rest) as (keyof User)[];
    const changed = Object.keys(differences(before, rest, names)?.after ?? {});
    if (changed.length > 0) {
      await audit(manager, { ...act, action: 'account_changed', after: { fields: changed.join(', ') } });
    }
  }

  private async checkDomain(before: User, { email, role, companyId }: Outcome): Promise<void> {
    const unchanged = email === before.email && role === before.role && companyId === before.companyId;
    if (companyId !== null && !unchanged) {
      await this.admin.requireDomain({ email, companyId });
    }
  }

  /** Takes the locks in the order that everything else takes them, and makes sure that nothing moved meanwhile. */
  private async guard(manager: EntityManager, { before, outcome }: { before: User; outcome: Outcome }) {
    if (outcome.companyId !== null && outcome.companyId !== before.companyId) {
      await this.companies.lockShared(manager, outcome.companyId);
    }
    if (before.role === 'super_admin' && outcome.role !== 'super_admin') {
      await requireAnotherSuperAdmin(manager, before.id);
    }
    const user = await lockUser(manager, before.id);
    const { email, role, companyId } = user;
    if (email !== before.email || role !== before.role || companyId !== before.companyId) {
      throw new AppError('conflict');
    }
    return user;
  }

  /** Ends what the change makes invalid and returns the sessions to forget. */
  private async settle(
    manager: EntityManager,
    { before, outcome, newPassword }: { before: User; outcome: Outcome; newPassword: boolean },
  ): Promise<string[]> {
    const { id } = before;
    const newEmail = outcome.email !== before.email;
    if (newEmail) {
      await manager.update(User, { id }, { emailVerified: false });
    }
    if (newEmail || newPassword) {
      await this.tokens.endAll(manager, id);
    }
    if (newEmail && !before.isVerified) {
      await this.tokens.mint(manager, { purpose: 'verification', subjectId: id, email: outcome.email });
    }
    if (newPassword) {
      await publish(manager, 'user.password_changed', { userId: id });
    }
    const ends = newPassword || outcome.role !== before.role;
    return ends ? this.sessions.endAll(manager, id) : this.sessions.idsOf(manager, [id]);
  }
}
