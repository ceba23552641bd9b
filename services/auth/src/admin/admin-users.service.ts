import { Injectable } from '@nestjs/common';
import {
  type AdminCreateUser,
  AppError,
  type Caller,
  companiesService,
  type ListUsers,
  mostInnerBytes,
  type Page,
  type User as UserResponse,
} from '@workboard/contracts';
import { type Client, Idempotency, InjectClient, readPage } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { requireUncommon } from '../passwords/common-password.rules.js';
import { Passwords } from '../passwords/passwords.js';
import { CompanyCopiesService } from '../company-copies/company-copies.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TokensService } from '../tokens/tokens.service.js';
import { NewUsers } from '../users/new-users.js';
import { profileOf } from '../users/profile.rules.js';
import { User } from '../users/user.entity.js';
import { presentUser } from '../users/user.presenter.js';
import { UserRemoval } from '../account/user-removal.js';
import { usersIn } from './admin-users.queries.js';
import { requireAnotherSuperAdmin } from '../users/last-super-admin.js';
import { lockUser } from '../users/lock-user.js';
import { verifyUser } from '../users/verify-user.js';

/** What super admins do with accounts, besides changing them (spec §6 and §7). */
@Injectable()
export class AdminUsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
    private readonly passwords: Passwords,
    private readonly companies: CompanyCopiesService,
    private readonly newUsers: NewUsers,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly removal: UserRemoval,
    @InjectClient(companiesService) private readonly companyMessages: Client<typeof companiesService>,
  ) {}

  /** Newest first unless asked otherwise. */
  async page(query: ListUsers): Promise<Page<UserResponse>> {
    const [rows, total] = await readPage(usersIn(this.dataSource.manager, query), query, { mostBytes: mostInnerBytes });
    return { rows: rows.map(presentUser), total };
  }

  async list(): Promise<UserResponse[]> {
    return (await this.page({})).rows;
  }

  /** Creates an unverified account and mails its owner the verification link. Only employers have a company. */
  async create(input: AdminCreateUser): Promise<UserResponse> {
    const { email, role } = input;
    const companyId = role === 'employer' ? (input.companyId ?? null) : null;
    if (companyId !== null) {
      await this.requireDomain({ email, companyId });
    }
    requireUncommon(input, input.password);
    const passwordHash = await this.passwords.hash(input.password);
    return this.idempotency.transaction(async (manager) => {
      if (companyId !== null) {
        await this.companies.lockShared(manager, companyId);
      }
      const { firstName, lastName } = input;
      const user = await this.newUsers.create(manager, {
        ...profileOf(input),
        email,
        passwordHash,
        firstName,
        lastName,
        role,
        companyId,
      });
      await this.tokens.mint(manager, { purpose: 'verification', subjectId: user.id, email });
      return presentUser(user);
    });
  }

  /** Throws `self_administration` and `last_super_admin`; files, sessions and links go with the account. */
  async remove(caller: Caller, { id }: { id: number }): Promise<null> {
    if (id === caller.userId) {
      throw new AppError('self_administration');
    }
    const ended = await this.dataSource.transaction(async (manager) => {
      await requireAnotherSuperAdmin(manager, id);
      return this.removal.remove(manager, id);
    });
    await this.sessions.forget(ended);
    return null;
  }

  /** Throws `already_verified`. */
  async verify({ id }: { id: number }): Promise<UserResponse> {
    return this.dataSource.transaction(async (manager) => {
      await this.lockUnverified(manager, id);
      await verifyUser(manager, id);
      return presentUser(await manager.findOneByOrFail(User, { id }));
    });
  }

  /** Throws `already_verified`. */
  async resendVerification({ id }: { id: number }): Promise<{ email: string }> {
    return this.dataSource.transaction(async (manager) => {
      const { email } = await this.lockUnverified(manager, id);
      await this.tokens.mint(manager, { purpose: 'verification', subjectId: id, email });
      return { email };
    });
  }

  /** Throws `invalid_email_domain` with the message of the check, or `unknown_company` (decision A14). */
  async requireDomain(employer: { email: string; companyId: number }): Promise<void> {
    const { valid, message } = await this.companyMessages.validateEmailDomain(employer);
    if (!valid) {
      throw new AppError('invalid_email_domain', { message, details: [{ field: 'email', message }] });
    }
  }

  private async lockUnverified(manager: EntityManager, id: number): Promise<User> {
    const user = await lockUser(manager, id);
    if (user.isVerified) {
      throw new AppError('already_verified');
    }
    return user;
  }
}
