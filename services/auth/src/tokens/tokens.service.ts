import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type MailToken, resetTtlMs, type TokenPurpose, verificationTtlMs, wayBackTtlMs } from '@workboard/contracts';
import { ENV, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { PendingUser } from '../accounts/pending-user.entity.js';
import type { Env } from '../env.js';
import { TeamInvitation } from '../team/team-invitation.entity.js';
import { UserEntity } from '../users/user.entity.js';
import { OneTimeToken } from './one-time-token.entity.js';

const lifetimes: Record<TokenPurpose, number> = {
  registration: verificationTtlMs,
  verification: verificationTtlMs,
  password_reset: resetTtlMs,
  email_change: verificationTtlMs,
  email_undo: wayBackTtlMs,
  email_approval: wayBackTtlMs,
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
  /** The session that asked for it. */
  sessionId?: string | null;
}
export interface UsedToken extends TokenSubject {
  id: string;
}

const subjectColumn = (purpose: TokenPurpose): string =>
  ({ registration: 'pending_user_id', team_invitation: 'invitation_id' })[purpose as string] ?? 'user_id';
const subject = `id, purpose, COALESCE(user_id, pending_user_id, invitation_id) AS "subjectId", email,
  new_email AS "newEmail", session_id AS "sessionId"`;

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
  ) {}

  /** Makes a token, ends the older one of the same person and purpose, and has the mail sent. Answers the token's id. */
  async mint(manager: EntityManager, token: TokenSubject): Promise<string> {
    const { purpose, subjectId, email, newEmail = null, sessionId = null } = token;
    const id = randomUUID();
    const nonce = randomBytes(32).toString('base64url');
    const hash = hashOf(this.tokenOf({ purpose, id, nonce }));
    const column = subjectColumn(purpose);
    await manager.query(
      `INSERT INTO one_time_tokens (id, purpose, ${column}, email, nonce, hash, expires_at, new_email, session_id)
       VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 millisecond', $8, $9)
       ON CONFLICT (${column}, purpose) WHERE used_at IS NULL AND purpose <> 'email_undo' DO UPDATE SET id = EXCLUDED.id, email = EXCLUDED.email,
         nonce = EXCLUDED.nonce, hash = EXCLUDED.hash, created_at = now(), expires_at = EXCLUDED.expires_at,
         new_email = EXCLUDED.new_email, session_id = EXCLUDED.session_id`,
      [id, purpose, subjectId, email, nonce, hash, lifetimes[purpose], newEmail, sessionId],
    );
    await publish(manager, 'token.created', { tokenId: id });
    return id;
  }

  /** What a token is for, without using it up; null when {@link use} would answer null. */
  async find({ token, purposes }: { token: string; purposes: readonly TokenPurpose[] }): Promise<UsedToken | null> {
    const [found]: UsedToken[] = await this.dataSource.query(
      `SELECT ${subject} FROM one_time_tokens
       WHERE hash = $1 AND purpose = ANY($2) AND used_at IS NULL AND expires_at > now()`,
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
    await manager.delete(OneTimeToken, { userId, usedAt: IsNull(), purpose: Not('email_undo') });
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
    return this.dataSource.transaction(async (manager) => ({
      tokenId: await this.mint(manager, { purpose: 'status_alert', subjectId: userId, email }),
    }));
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
    const { purpose, email, newEmail, expiresAt } = row;
    const person = await this.personOf(manager, row);
    return { ...person, purpose, email, newEmail, token: this.tokenOf(row), expiresAt: expiresAt.toISOString() };
  }

  /** Rows that can be of no use to anyone any more. */
  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM one_time_tokens WHERE expires_at < now() - interval '1 day'`);
  }

  private async personOf(
    manager: EntityManager,
    { userId, pendingUserId, invitationId }: OneTimeToken,
  ): Promise<Pick<MailToken, 'firstName' | 'role' | 'companyId'>> {
    if (invitationId !== null) {
      const { firstName, companyId } = await manager.findOneByOrFail(TeamInvitation, { id: invitationId });
      return { firstName, companyId, role: 'employer' };
    }
    if (pendingUserId !== null) {
      const { firstName, role } = await manager.findOneByOrFail(PendingUser, { id: pendingUserId });
      return { firstName, role, companyId: null };
    }
    const { firstName, role, companyId } = await manager.findOneByOrFail(UserEntity, { id: userId ?? 0 });
    return { firstName, role, companyId };
  }

  private tokenOf({ purpose, id, nonce }: Pick<OneTimeToken, 'purpose' | 'id' | 'nonce'>): string {
    return createHmac('sha256', this.env.TOKEN_SECRET).update(`${purpose}|${id}|${nonce}`).digest('base64url');
  }
}
