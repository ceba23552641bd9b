import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type MailToken, resetTtlMs, type TokenPurpose, verificationTtlMs } from '@workboard/contracts';
import { ENV, publish } from '@workboard/service-kit';
import { DataSource, type EntityManager, IsNull, Raw } from 'typeorm';
import { PendingUser } from '../accounts/pending-user.entity.js';
import type { Env } from '../env.js';
import { UserEntity } from '../users/user.entity.js';
import { OneTimeToken } from './one-time-token.entity.js';

const lifetimes: Record<TokenPurpose, number> = {
  registration: verificationTtlMs,
  verification: verificationTtlMs,
  password_reset: resetTtlMs,
  email_change: verificationTtlMs,
  status_alert: verificationTtlMs,
};

interface TokenSubject {
  purpose: TokenPurpose;
  /** The id in pending_users for a registration, else in users. */
  subjectId: number;
  email: string;
}
export type UsedToken = TokenSubject;

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
  async mint(manager: EntityManager, { purpose, subjectId, email }: TokenSubject): Promise<string> {
    const id = randomUUID();
    const nonce = randomBytes(32).toString('base64url');
    const hash = hashOf(this.tokenOf({ purpose, id, nonce }));
    const subject = purpose === 'registration' ? 'pending_user_id' : 'user_id';
    await manager.query(
      `INSERT INTO one_time_tokens (id, purpose, ${subject}, email, nonce, hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 millisecond')
       ON CONFLICT (${subject}, purpose) WHERE used_at IS NULL DO UPDATE SET id = EXCLUDED.id, email = EXCLUDED.email,
         nonce = EXCLUDED.nonce, hash = EXCLUDED.hash, created_at = now(), expires_at = EXCLUDED.expires_at`,
      [id, purpose, subjectId, email, nonce, hash, lifetimes[purpose]],
    );
    await publish(manager, 'token.created', { tokenId: id });
    return id;
  }

  /** What a token is for, without using it up; null when {@link use} would answer null. */
  async find({ token, purposes }: { token: string; purposes: readonly TokenPurpose[] }): Promise<UsedToken | null> {
    const [found]: UsedToken[] = await this.dataSource.query(
      `SELECT purpose, COALESCE(user_id, pending_user_id) AS "subjectId", email FROM one_time_tokens
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
       RETURNING purpose, COALESCE(user_id, pending_user_id) AS "subjectId", email`,
      [hashOf(token), purposes],
    );
    return used ?? null;
  }

  /** Ends every link that was mailed to an account, after its address or password changed. */
  async endAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(OneTimeToken, { userId, usedAt: IsNull() });
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
    const { purpose, email, expiresAt } = row;
    const person = row.pendingUserId
      ? await manager.findOneByOrFail(PendingUser, { id: row.pendingUserId })
      : await manager.findOneByOrFail(UserEntity, { id: row.userId ?? 0 });
    const { firstName, role } = person;
    return { purpose, email, firstName, role, token: this.tokenOf(row), expiresAt: expiresAt.toISOString() };
  }

  /** Rows that can be of no use to anyone any more. */
  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM one_time_tokens WHERE expires_at < now() - interval '1 day'`);
  }

  private tokenOf({ purpose, id, nonce }: Pick<OneTimeToken, 'purpose' | 'id' | 'nonce'>): string {
    return createHmac('sha256', this.env.TOKEN_SECRET).update(`${purpose}|${id}|${nonce}`).digest('base64url');
  }
}
