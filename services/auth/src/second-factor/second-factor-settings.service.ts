import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  type Caller,
  type RecoveryCodes,
  type Role,
  secondFactor,
  type SecondFactorSetup,
  type SecondFactorState,
} from '@workboard/contracts';
import { ENV } from '@workboard/service-kit';
import { DataSource, type EntityManager, Raw } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import type { Env } from '../env.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { User } from '../users/user.entity.js';
import { qrOf } from './qr.rules.js';
import { hashOfCode, newRecoveryCode, readable } from './recovery-codes.rules.js';
import { RecoveryCode } from './recovery-code.entity.js';
import { SecondFactor } from './second-factor.entity.js';
import { SecondFactorsService } from './second-factors.service.js';
import { newSecret, otpauthUri } from './totp.rules.js';
import { lockUser } from '../users/lock-user.js';

type PasswordAndCode = { currentPassword: string; code: string };

/** How people turn their second factor on and off, and get new recovery codes (decision A15). */
@Injectable()
export class SecondFactorSettingsService {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactorsService,
    private readonly sessions: SessionsService,
  ) {}

  async state({ userId, role }: Caller): Promise<SecondFactorState> {
    const { manager } = this.dataSource;
    const since = (await manager.findOneBy(SecondFactor, { userId }))?.confirmedAt ?? null;
    return {
      isOn: since !== null,
      isRequired: this.isRequired(role),
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: await this.factors.codesLeft(manager, userId),
    };
  }

  /** A new secret, which counts once {@link turnOn} has seen a code of it. Throws `wrong_password`, `second_factor_on`. */
  async setUp(caller: Caller, { currentPassword }: { currentPassword: string }): Promise<SecondFactorSetup> {
    const user = await this.self(caller);
    await this.passwords.require(user.passwordHash, currentPassword);
    const secret = newSecret();
    await this.dataSource.transaction(async (manager) => {
      await lockUser(manager, user.id);
      await this.requireOff(manager, user.id);
      await manager.delete(SecondFactor, { userId: user.id });
      await manager.insert(SecondFactor, { userId: user.id, secret: this.factors.sealed.seal(secret, user.id) });
    });
    const uri = otpauthUri(secret, user.email);
    return { secret, uri, qr: qrOf(uri) };
  }

  /** Ends the other sessions, mails the owner, and returns the recovery codes, which are shown this once. Throws `wrong_code`. */
  async turnOn({ userId, sessionId }: Caller, { code }: { code: string }): Promise<RecoveryCodes> {
    const { ended, recoveryCodes } = await this.dataSource.transaction(async (manager) => {
      await lockUser(manager, userId);
      await this.requireOff(manager, userId);
      const factor = await manager.findOneBy(SecondFactor, {
        userId,
        createdAt: Raw((column) => `${column} > now() - interval '${secondFactor.setupTtlMs} milliseconds'`),
      });
      if (!factor) {
        throw new AppError('second_factor_off');
      }
      const lastStep = this.factors.requireStep(factor, code);
      await manager.update(SecondFactor, { userId }, { lastStep, confirmedAt: () => 'now()' });
      const recoveryCodes = await this.writeCodes(manager, userId);
      await this.factors.publishNews(manager, userId, 'on');
      return { recoveryCodes, ended: await this.sessions.endAll(manager, userId, sessionId) };
    });
    await this.sessions.forget([...ended, sessionId]);
    return { recoveryCodes };
  }

  /** Throws `wrong_password`, `wrong_code` and `second_factor_off`. */
  async renewCodes(caller: Caller, input: PasswordAndCode): Promise<RecoveryCodes> {
    const recoveryCodes = await this.proven(caller, input, async (manager, userId) => {
      const codes = await this.writeCodes(manager, userId);
      await this.factors.publishNews(manager, userId, 'codes_renewed');
      return codes;
    });
    return { recoveryCodes };
  }

  /** Ends the other sessions and tells the owner. Throws like {@link renewCodes}. */
  async turnOff(caller: Caller, input: PasswordAndCode): Promise<null> {
    const { sessionId } = caller;
    const ended = await this.proven(caller, input, async (manager, userId) => {
      await this.factors.remove(manager, userId);
      await this.factors.publishNews(manager, userId, 'off');
      return this.sessions.endAll(manager, userId, sessionId);
    });
    await this.sessions.forget([...ended, sessionId]);
    return null;
  }

  /**
   * A super admin turns off the second factor of somebody who lost it; the owner is told and signed out everywhere.
   * Throws `self_administration`, `user_not_found` and `second_factor_off`.
   */
  async reset(caller: Caller, { id }: { id: number }): Promise<null> {
    if (caller.userId === id) {
      throw new AppError('self_administration', { message: 'Turn off your own on your Security page' });
    }
    const ended = await this.dataSource.transaction(async (manager) => {
      await lockUser(manager, id);
      if (!(await this.factors.isOn(manager, id))) {
        throw new AppError('second_factor_off');
      }
      await this.factors.remove(manager, id);
      await this.factors.publishNews(manager, id, 'reset');
      return this.sessions.endAll(manager, id);
    });
    await this.sessions.forget(ended);
    return null;
  }

  private async proven<T>(
    caller: Caller,
    { currentPassword, code }: PasswordAndCode,
    work: (manager: EntityManager, userId: number) => Promise<T>,
  ): Promise<T> {
    const user = await this.self(caller);
    await this.passwords.require(user.passwordHash, currentPassword);
    return this.factors.spend({ userId: user.id, code, isKnown: true }, (manager) => work(manager, user.id));
  }

  private async writeCodes(manager: EntityManager, userId: number): Promise<string[]> {
    const codes = Array.from({ length: secondFactor.recoveryCodes }, newRecoveryCode);
    await manager.delete(RecoveryCode, { userId });
    await manager.insert(
      RecoveryCode,
      codes.map((code) => ({ userId, hash: hashOfCode(code) })),
    );
    return codes.map(readable);
  }

  private async requireOff(manager: EntityManager, userId: number): Promise<void> {
    if (await this.factors.isOn(manager, userId)) {
      throw new AppError('second_factor_on');
    }
  }

  private async self(caller: Caller): Promise<User> {
    const user = await this.dataSource.manager.findOneBy(User, { id: caller.userId });
    if (!user) {
      throw new AppError('unauthenticated');
    }
    return user;
  }

  private isRequired(role: Role): boolean {
    return role === 'super_admin' && this.env.REQUIRE_SECOND_FACTOR === 'super_admins';
  }
}
