import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  type MailToken,
  resetTtlMs,
  type TokenPurpose,
  verificationTtlMs,
  wayBackTtlMs,
} from '@workboard/contracts';
import { ENV, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager, In, IsNull, Not, Raw } from 'typeorm';
import { PendingUser } from '../users/pending-user.entity.js';
import type { Env } from '../env.js';
import { TeamInvitation } from '../users/team-invitation.entity.js';
import { User } from '../users/user.entity.js';
import { MailBudget } from './mail-budget.js';
import { OneTimeToken } from './one-time-token.entity.js';

const lifetimes: Record<TokenPurpose, number> = {
  registration: verificationTtlMs,
  verification: verificationTtlMs,
  password_reset: resetTtlMs,
  email_change: verificationTtlMs,
  email_undo: wayBackTtlMs,
  email_approval: wayBackTtlMs,
  new_device: wayBackTtlMs,
  keep_account: wayBackTtlMs,
  status_alert: verificationTtlMs,
  team_invitation: wayBackTtlMs,
  member_refusal: wayBackTtlMs,
};

interface TokenSubject {
  purpose: TokenPurpose;
  /** The id in pending_users for a registration, in team_invitations for an invitation, else in users. */
  subjectId: number;
  email: string;
  newEmail?: string | null;
  /** What the mail says besides. */
  detail?: string | null;
  /** The session that asked for it. */
  sessionId?: string | null;
}
export interface UsedToken extends TokenSubject {
  id: string;
}
/** A token that may be of no use any more. */
export interface SeenToken extends UsedToken {
  spent: 'used' | 'expired' | null;
}

const subjectColumn = (purpose: TokenPurpose): string =>
  ({ registration: 'pending_user_id', team_invitation: 'invitation_id' })[purpose as string] ?? 'user_id';
const subject = `id, purpose, COALESCE(user_id, pending_user_id, invitation_id) AS "subjectId", email,
  new_email AS "newEmail", session_id AS "sessionId"`;

/** Links for whoever lost the account to the one who changes it now: several may be open, and no change ends them. */
const waysBack = ['email_undo', 'new_device'] as const satisfies readonly TokenPurpose[];
/** As the table's index has it. */
const replaced = `used_at IS NULL AND purpose NOT IN ('email_undo', 'new_device')`;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Single-use tokens of mailed links. A token is HMAC(TOKEN_SECRET, purpose, id, random nonce): it is computed when the
 * mail is written and lies neither in the database nor in a queue. Ages are judged by the database's clock, which all
 * replicas share.
 */
@Injectable()
export class TokensService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly budget: MailBudget,
  ) {}

  /**
   * Makes a token, ends the older one of the same person and purpose, and has the mail sent. Answers the token's id. With
   * the budget for such mails spent nothing happens: the older one stays, and the answer is null or `rate_limited` (see
   * {@link MailBudget}).
   */
  async mint(manager: EntityManager, token: TokenSubject): Promise<string | null> {
    const { purpose, subjectId, email, newEmail = null, sessionId = null, detail = null } = token;
    if (!(await this.budget.take(manager, { purpose, email }))) {
      return null;
    }
    const id = randomUUID();
    const nonce = randomBytes(32).toString('base64url');
    const hash = hashOf(this.tokenOf({ purpose, id, nonce }));
    const column = subjectColumn(purpose);
    await manager.query(
      `INSERT INTO one_time_tokens (id, purpose, ${column}, email, nonce, hash, expires_at, new_email, session_id, detail)
       VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 millisecond', $8, $9, $10)
       ON CONFLICT (${column}, purpose) WHERE ${replaced} DO UPDATE SET id = EXCLUDED.id, email = EXCLUDED.email,
         nonce = EXCLUDED.nonce, hash = EXCLUDED.hash, created_at = now(), expires_at = EXCLUDED.expires_at,
         new_email = EXCLUDED.new_email, session_id = EXCLUDED.session_id, detail = EXCLUDED.detail`,
      [id, purpose, subjectId, email, nonce, hash, lifetimes[purpose], newEmail, sessionId, detail],
    );
    await publish(manager, 'token.created', { tokenId: id });
    return id;
  }

  /** What a token is for, without using it up; null when {@link use} would return null. */
  async find({ token, purposes }: { token: string; purposes: readonly TokenPurpose[] }): Promise<UsedToken | null> {
    const [found]: UsedToken[] = await this.dataSource.query(
      `SELECT ${subject} FROM one_time_tokens
       WHERE hash = $1 AND purpose = ANY($2) AND used_at IS NULL AND expires_at > now()`,
      [hashOf(token), purposes],
    );
    return found ?? null;
  }

  /** What a token is or was for; null for one that was never given out, was replaced, or is long over. */
  async look({ token, purposes }: { token: string; purposes: readonly TokenPurpose[] }): Promise<SeenToken | null> {
    const [found]: SeenToken[] = await this.dataSource.query(
      `SELECT ${subject}, CASE WHEN used_at IS NOT NULL THEN 'used' WHEN expires_at <= now() THEN 'expired' END AS spent
       FROM one_time_tokens WHERE hash = $1 AND purpose = ANY($2)`,
      [hashOf(token), purposes],
    );
    return found ?? null;
  }

  /** Uses a token up, whoever comes first; null when it is unknown, used, replaced, expired or for something else. */
  async use(
    manager: EntityManager,
    { token, purposes }: { token: string; purposes: readonly TokenPurpose[] },
  ): Promise<UsedToken | null> {
    const [[used]]: [UsedToken[], number] = await manager.query(
      `UPDATE one_time_tokens SET used_at = now()
       WHERE hash = $1 AND purpose = ANY($2) AND used_at IS NULL AND expires_at > now()
       RETURNING ${subject}`,
      [hashOf(token), purposes],
    );
    return used ?? null;
  }

  /**
   * Ends every link that was mailed to an account, after its address or password changed. The ways back stay: they are
   * for whoever lost the account to the one who changes it now.
   */
  async endAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(OneTimeToken, { userId, usedAt: IsNull(), purpose: Not(In([...waysBack])) });
  }

  /** Ends all ways back that came after this one, once it was used. */
  async endLaterUndos(manager: EntityManager, { id, subjectId }: UsedToken): Promise<void> {
    await manager.query(
      `DELETE FROM one_time_tokens later USING one_time_tokens used WHERE used.id = $1 AND later.user_id = $2
         AND later.purpose = 'email_undo' AND later.used_at IS NULL AND later.created_at > used.created_at`,
      [id, subjectId],
    );
  }

  createStatusAlertToken({ userId, email }: { userId: number; email: string }): Promise<{ tokenId: string }> {
    return this.dataSource.transaction(async (manager) => {
      const tokenId = await this.mint(manager, { purpose: 'status_alert', subjectId: userId, email });
      if (tokenId === null) {
        throw new AppError('rate_limited');
      }
      return { tokenId };
    });
  }

  /** What the mail needs, the token included; null when the link is of no use any more. */
  async mailToken({ tokenId }: { tokenId: string }): Promise<MailToken | null> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(OneTimeToken, {
      id: tokenId,
      usedAt: IsNull(),
      expiresAt: Raw((column) => `${column} > now()`),
    });
    if (!row) {
      return null;
    }
    const { purpose, email, newEmail, detail, createdAt, expiresAt } = row;
    const person = await this.personOf(manager, row);
    return {
      ...person,
      purpose,
      email,
      newEmail,
      detail,
      createdAt: createdAt.toISOString(),
      token: this.tokenOf(row),
      expiresAt: expiresAt.toISOString(),
    };
  }

  /** Rows that can be of no use to anyone any more. */
  async prune(): Promise<void> {
    await this.budget.prune(this.dataSource.manager);
    await this.dataSource.query(`DELETE FROM one_time_tokens WHERE expires_at < now() - interval '1 day'`);
  }

  private async personOf(
    manager: EntityManager,
    { userId, pendingUserId, invitationId }: OneTimeToken,
  ): Promise<Pick<MailToken, 'firstName' | 'role' | 'companyId' | 'returnTo'>> {
    if (invitationId !== null) {
      const { firstName, companyId } = await manager.findOneByOrFail(TeamInvitation, { id: invitationId });
      return { firstName, companyId, role: 'employer', returnTo: null };
    }
    if (pendingUserId !== null) {
      const { firstName, role, returnTo } = await manager.findOneByOrFail(PendingUser, { id: pendingUserId });
      return { firstName, role, companyId: null, returnTo };
    }
    const { firstName, role, companyId } = await manager.findOneByOrFail(User, { id: userId ?? 0 });
    return { firstName, role, companyId, returnTo: null };
  }

  private tokenOf({ purpose, id, nonce }: Pick<OneTimeToken, 'purpose' | 'id' | 'nonce'>): string {
    return createHmac('sha256', this.env.TOKEN_SECRET).update(`${purpose}|${id}|${nonce}`).digest('base64url');
  }
}
