import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  type OpenSession,
  sharedSessionTtlMs,
  superAdminSession,
  type TeamRole,
} from '@workboard/contracts';
import { audit, ENV, SessionCache } from '@workboard/service-kit';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Env } from '../env.js';
import { User } from '../users/user.entity.js';
import { Session } from './session.entity.js';

/** From where somebody signs in. */
export interface SignInPlace {
  device?: string;
  address?: string;
  /** Whether this browser signed in to the account before; undefined for programs. */
  isKnown?: boolean;
  /** Not the person's own: the session is short (decision P90). */
  sharedDevice?: boolean;
}

const minutes = (ms: number): string => `interval '${ms / 60_000} minutes'`;
/** Whether a session `s` of a user `u` is still good: a super admin's ends sooner. */
const isAlive = `s.expires_at > now() AND (u.role <> 'super_admin'
  OR (s.created_at > now() - ${minutes(superAdminSession.ttlMs)} AND s.last_seen > now() - ${minutes(superAdminSession.idleMs)}))`;

type FoundSession = Omit<Caller, 'teamRole'> & { teamRole: TeamRole | null; stale: boolean; isMissing: boolean };

/** Open sessions (decision A4). Whoever ends or changes some must `forget` them once the transaction is committed. */
@Injectable()
export class SessionsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly cache: SessionCache,
  ) {}

  /** Opens a session for 7 days, for two hours on a shared device, and returns its id. */
  async open(
    manager: EntityManager,
    userId: number,
    { device, address, sharedDevice }: SignInPlace = {},
  ): Promise<string> {
    const id = randomBytes(32).toString('base64url');
    await manager.insert(Session, {
      id,
      publicId: randomUUID(),
      userId,
      device: device ?? null,
      address: address ?? null,
      ...(sharedDevice && { expiresAt: () => `now() + ${minutes(sharedSessionTtlMs)}` }),
    });
    const { role } = await manager.findOneByOrFail(User, { id: userId });
    const actor = { userId, role };
    await audit(manager, {
      action: 'signed_in',
      target: 'account',
      targetId: userId,
      actor,
      after: { device: device ?? null, ...(sharedDevice && { sharedDevice }) },
    });
    return id;
  }

  /** Who stands behind a session; null when it was ended or is too old. */
  async find({ sessionId }: { sessionId: string }): Promise<Caller | null> {
    const [caller]: FoundSession[] = await this.dataSource.query(
      `SELECT u.id AS "userId", u.role, u.company_id AS "companyId", s.id AS "sessionId",
         CASE WHEN company.owner_id = u.id THEN 'owner' WHEN u.company_id IS NOT NULL THEN u.team_role END AS "teamRole",
         s.last_seen < now() - interval '1 minute' AS stale,
         $2 AND u.role = 'super_admin' AND NOT EXISTS (
           SELECT FROM second_factors f WHERE f.user_id = u.id AND f.confirmed_at IS NOT NULL) AS "isMissing"
       FROM sessions s JOIN users u ON u.id = s.user_id LEFT JOIN company_copies company ON company.id = u.company_id
       WHERE s.id = $1 AND ${isAlive}`,
      [sessionId, this.env.REQUIRE_SECOND_FACTOR === 'super_admins'],
    );
    if (!caller) {
      return null;
    }
    const { stale, isMissing, teamRole, ...known } = caller;
    const found: Caller = {
      ...known,
      ...(teamRole && { teamRole }),
      ...(isMissing && { secondFactorMissing: true as const }),
    };
    if (stale) {
      await this.dataSource.query(`UPDATE sessions SET last_seen = now() WHERE id = $1`, [sessionId]);
    }
    await this.cache.put(found);
    return found;
  }

  async end({ sessionId }: { sessionId: string }): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      const session = await manager.findOneBy(Session, { id: sessionId });
      const { affected } = await manager.delete(Session, { id: sessionId });
      if (session && affected) {
        await audit(manager, { action: 'signed_out', target: 'account', targetId: session.userId });
      }
    });
    await this.cache.drop([sessionId]);
    return null;
  }

  /** Where somebody, the caller unless said, is signed in, the latest first. */
  async list(caller: Caller, userId = caller.userId): Promise<OpenSession[]> {
    const { sessionId } = caller;
    const rows: (Omit<OpenSession, 'createdAt' | 'lastSeenAt'> & { createdAt: Date; lastSeenAt: Date })[] =
      await this.dataSource.query(
        `SELECT s.public_id AS id, s.device, s.address, s.created_at AS "createdAt", s.last_seen AS "lastSeenAt",
           s.id = $2 AS "isCurrent"
         FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.id = $1 AND ${isAlive} ORDER BY s.last_seen DESC`,
        [userId, sessionId],
      );
    return rows.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  }

  /** Ends one of the caller's sessions; throws `session_not_found` for anybody else's. */
  async endOne({ userId }: Caller, { id: publicId }: { id: string }): Promise<null> {
    const session = await this.dataSource.manager.findOneBy(Session, { publicId, userId });
    if (!session) {
      throw new AppError('session_not_found');
    }
    return this.end({ sessionId: session.id });
  }

  /** Ends all of the caller's sessions but this one. */
  async endOthers({ userId, sessionId }: Caller): Promise<null> {
    await this.forget(
      await this.dataSource.transaction((manager) => this.endTold(manager, { userId, except: sessionId })),
    );
    return null;
  }

  /** {@link endAll}, with a line in the audit trail. */
  async endTold(manager: EntityManager, { userId, except }: { userId: number; except?: string }): Promise<string[]> {
    const ended = await this.endAll(manager, userId, except);
    const after = { ended: ended.length };
    await audit(manager, { action: 'sessions_ended', target: 'account', targetId: userId, after });
    return ended;
  }

  /** Ends all sessions and half-done sign-ins of an account, but `except` if given; returns the ids, for `forget`. */
  async endAll(manager: EntityManager, userId: number, except: string | null = null): Promise<string[]> {
    await manager.query(`DELETE FROM sign_in_tickets WHERE user_id = $1`, [userId]);
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
