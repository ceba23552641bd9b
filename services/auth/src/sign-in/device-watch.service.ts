import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newDeviceMailsPerDay } from '@workboard/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { TokensService } from '../tokens/tokens.service.js';
import type { User } from '../users/user.entity.js';
import type { SignInPlace } from '../sessions/sessions.service.js';

const keyOf = ({ device = '', address = '' }: SignInPlace): string =>
  createHash('sha256').update(`${device}|${address}`).digest('base64url');

/** Tells people by mail when somebody signs in from where their account was not used before (decision A16). */
@Injectable()
export class DeviceWatchService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly tokens: TokensService,
  ) {}

  /**
   * Remembers a sign-in, and tells of a strange one: of a browser without our mark, or of a program from somewhere new.
   * Nothing is told of the first sign-in, in the account's first hour, and above the day's budget.
   */
  async notice(manager: EntityManager, user: User, place: SignInPlace): Promise<void> {
    const { id: userId, email } = user;
    const [before]: { any: boolean; here: boolean; isYoung: boolean; mailed: number }[] = await manager.query(
      `SELECT EXISTS (SELECT FROM seen_devices WHERE user_id = $1) AS any,
         EXISTS (SELECT FROM seen_devices WHERE user_id = $1 AND key = $2) AS here,
         (SELECT created_at > now() - interval '1 hour' FROM users WHERE id = $1) AS "isYoung",
         (SELECT count(*)::int FROM one_time_tokens WHERE user_id = $1 AND purpose = 'new_device'
           AND created_at > now() - interval '1 day') AS mailed`,
      [userId, keyOf(place)],
    );
    await manager.query(
      `INSERT INTO seen_devices (user_id, key) VALUES ($1, $2) ON CONFLICT (user_id, key) DO UPDATE SET seen_at = now()`,
      [userId, keyOf(place)],
    );
    const isStrange = place.isKnown === undefined ? !before?.here : !place.isKnown;
    if (!before || !isStrange || !before.any || before.isYoung || before.mailed >= newDeviceMailsPerDay) {
      return;
    }
    await this.tokens.mint(manager, { purpose: 'new_device', subjectId: userId, email, detail: place.device });
  }

  /** What a browser has not come from for a year is strange again. */
  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM seen_devices WHERE seen_at < now() - interval '1 year'`);
  }
}
