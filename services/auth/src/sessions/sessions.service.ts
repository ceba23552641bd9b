import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@workboard/contracts';
import { SessionCache } from '@workboard/service-kit';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Session } from './session.entity.js';

/** Open sessions (decision A4). Whoever ends or changes some must `forget` them once the transaction is committed. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cache: SessionCache,
  ) {}

  /** Opens a session for 7 days and answers its id. */
  async open(manager: EntityManager, userId: number): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await manager.insert(Session, { id, userId });
    return id;
  }

  /** Who stands behind a session; null when it was ended or is too old. */
  async find({ sessionId }: { sessionId: string }): Promise<Caller | null> {
    const [caller]: (Caller & { stale: boolean })[] = await this.dataSource.query(
      `SELECT u.id AS "userId", u.role, u.company_id AS "companyId", s.id AS "sessionId",
         s.last_seen < now() - interval '1 minute' AS stale
       FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1 AND s.expires_at > now()`,
      [sessionId],
    );
    if (!caller) {
      return null;
    }
    const { stale, ...found } = caller;
    if (stale) {
      await this.dataSource.query(`UPDATE sessions SET last_seen = now() WHERE id = $1`, [sessionId]);
    }
    await this.cache.put(found);
    return found;
  }

  async end({ sessionId }: { sessionId: string }): Promise<null> {
    await this.dataSource.manager.delete(Session, { id: sessionId });
    await this.cache.drop([sessionId]);
    return null;
  }

  /** Ends all sessions of an account, but `except` if given, and answers their ids, for `forget`. */
  async endAll(manager: EntityManager, userId: number, except: string | null = null): Promise<string[]> {
    const [ended]: [{ id: string }[], number] = await manager.query(
      `DELETE FROM sessions WHERE user_id = $1 AND id IS DISTINCT FROM $2 RETURNING id`,
      [userId, except],
    );
    return ended.map(({ id }) => id);
  }

  /** The sessions of accounts whose role or company is different now, for `forget`. */
  async idsOf(manager: EntityManager, userIds: number[]): Promise<string[]> {
    const rows = await manager.find(Session, { select: { id: true }, where: { userId: In(userIds) } });
    return rows.map(({ id }) => id);
  }

  /** Makes the next request of these sessions look them up anew, on every gateway. */
  forget(sessionIds: readonly string[]): Promise<void> {
    return this.cache.drop(sessionIds);
  }

  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM sessions WHERE expires_at < now()`);
  }
}
