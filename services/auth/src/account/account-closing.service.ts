import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type AccountClosing, AppError, type Caller, jobsService, wayBackTtlMs } from '@workboard/contracts';
import { audit, type Client, InjectClient, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import { requireAnotherSuperAdmin } from '../users/last-super-admin.js';
import { SecondFactorsService } from '../second-factor/second-factors.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { OneTimeToken } from '../tokens/one-time-token.entity.js';
import { TokensService } from '../tokens/tokens.service.js';
import { User } from '../users/user.entity.js';
import { UserRemoval } from './user-removal.js';
import { Farewell } from './farewell.entity.js';
import { lockUser } from '../users/lock-user.js';

const batchSize = 20;

/** How somebody deletes their own account: asked for, kept or not for seven days, then done (decision A18). */
@Injectable()
export class AccountClosingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorsService,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly removal: UserRemoval,
    @InjectClient(jobsService) private readonly jobs: Client<typeof jobsService>,
  ) {}

  /**
   * Ends all sessions and mails the way back. Throws `wrong_password`, `wrong_code` (also when a code is missing),
   * `last_super_admin` and `company_jobs_open`.
   */
  async close(
    { userId }: Caller,
    { currentPassword, code }: { currentPassword: string; code?: string },
  ): Promise<AccountClosing> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(User, { id: userId });
    if (!user) {
      throw new AppError('unauthenticated');
    }
    await this.passwords.require(user.passwordHash, currentPassword);
    await this.requireNobodyWaits(user);
    const close = (within: EntityManager) => this.mark(within, user);
    const isProven = await this.factors.isOn(manager, userId);
    const { ended, deleteAfter } = isProven
      ? await this.factors.spend({ userId, code: code ?? '', isKnown: true }, close)
      : await this.dataSource.transaction(close);
    await this.sessions.forget(ended);
    return { deleteAfter: deleteAfter.toISOString() };
  }

  /** Takes it back; without a deletion under way nothing happens. */
  async keep({ userId }: Caller): Promise<null> {
    await this.dataSource.transaction((manager) => this.takeBack(manager, userId));
    return null;
  }

  /** The same for a mailed link. */
  async takeBack(manager: EntityManager, userId: number): Promise<void> {
    const { affected } = await manager.update(User, { id: userId, deleteAfter: Not(IsNull()) }, { deleteAfter: null });
    if (affected) {
      await audit(manager, { action: 'account_kept', target: 'account', targetId: userId });
    }
    await manager.delete(OneTimeToken, { userId, purpose: 'keep_account' });
  }

  /** Deletes the accounts whose week is over. Replicas may do it at once. */
  async removeDue(): Promise<void> {
    const due: { id: number }[] = await this.dataSource.query(
      `SELECT id FROM users WHERE delete_after <= now() ORDER BY delete_after LIMIT ${batchSize}`,
    );
    for (const { id } of due) {
      await this.sessions.forget(await this.dataSource.transaction((manager) => this.remove(manager, id)));
    }
  }

  async farewell({ farewellId: id }: { farewellId: string }): Promise<{ email: string; firstName: string } | null> {
    const found = await this.dataSource.manager.findOneBy(Farewell, { id });
    return found && { email: found.email, firstName: found.firstName };
  }

  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM farewells WHERE created_at < now() - interval '1 day'`);
  }

  private async mark(manager: EntityManager, { id, email }: User) {
    await requireAnotherSuperAdmin(manager, id);
    await lockUser(manager, id);
    const deleteAfter = new Date(Date.now() + wayBackTtlMs);
    await manager.update(User, { id }, { deleteAfter });
    const after = { deleteAfter: deleteAfter.toISOString() };
    await audit(manager, { action: 'account_closing', target: 'account', targetId: id, after });
    await this.tokens.mint(manager, { purpose: 'keep_account', subjectId: id, email });
    return { deleteAfter, ended: await this.sessions.endAll(manager, id) };
  }

  /** Whoever kept the account a moment ago keeps it. */
  private async remove(manager: EntityManager, id: number): Promise<string[]> {
    const [[user]]: [{ email: string; firstName: string }[], number] = await manager.query(
      `UPDATE users SET delete_after = delete_after WHERE id = $1 AND delete_after <= now()
       RETURNING email, first_name AS "firstName"`,
      [id],
    );
    if (!user) {
      return [];
    }
    const farewellId = randomUUID();
    await manager.insert(Farewell, { id: farewellId, ...user });
    const ended = await this.removal.remove(manager, id);
    await publish(manager, 'account.closed', { farewellId });
    return ended;
  }

  /** The company goes on with its other people; the last of them must not leave applicants without an answer. */
  private async requireNobodyWaits({ id, companyId }: User): Promise<void> {
    if (companyId === null || (await this.dataSource.manager.existsBy(User, { companyId, id: Not(id) }))) {
      return;
    }
    const jobs = await this.jobs.mine({});
    if (jobs.some(({ status }) => status === 'active')) {
      throw new AppError('company_jobs_open');
    }
  }
}
