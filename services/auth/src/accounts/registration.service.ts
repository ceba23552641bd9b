import { Injectable } from '@nestjs/common';
import type { Register } from '@workboard/contracts';
import { publish } from '@workboard/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { TokensService } from '../tokens/tokens.service.js';
import { UserEntity } from '../users/user.entity.js';
import { Passwords } from './passwords.js';
import { PendingUser } from './pending-user.entity.js';

const replaced = [
  'password_hash',
  'first_name',
  'last_name',
  'role',
  'phone',
  'location',
  'bio',
  'skills',
  'experience',
  'education',
  'website',
  'linkedin',
  'verification_sent_at',
  'expires_at',
];

/** Registration up to the mail (decisions A1, A2). */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly tokens: TokensService,
  ) {}

  /**
   * Answers alike, and hashes the password, whether the address is new, pending or has an account, so that nobody can
   * probe who has one. A later registration of a pending address takes the place of the earlier one.
   */
  async register(data: Register): Promise<{ verificationRequired: true; email: string }> {
    const { email } = data;
    const passwordHash = await this.passwords.hash(data.password);
    await this.dataSource.transaction(async (manager) => {
      const owner = await manager.findOneBy(UserEntity, { email });
      if (owner) {
        await publish(manager, 'user.account_exists', { userId: owner.id });
        return;
      }
      const subjectId = await this.savePending(manager, { data, passwordHash });
      await this.tokens.mint(manager, { purpose: 'registration', subjectId, email });
    });
    return { verificationRequired: true, email };
  }

  /** Mails a new link to whoever has not used theirs yet, and says nothing about it (decision A2). */
  async resendVerification({ email }: { email: string }): Promise<null> {
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOneBy(UserEntity, { email });
      if (user && !user.isVerified) {
        await this.tokens.mint(manager, { purpose: 'verification', subjectId: user.id, email });
        return;
      }
      const [[pending]]: [{ id: number }[], number] = await manager.query(
        `UPDATE pending_users SET verification_sent_at = now(), expires_at = now() + interval '24 hours'
         WHERE email = $1 RETURNING id`,
        [email],
      );
      if (pending) {
        await this.tokens.mint(manager, { purpose: 'registration', subjectId: pending.id, email });
      }
    });
    return null;
  }

  async prune(): Promise<void> {
    await this.dataSource.query(`DELETE FROM pending_users WHERE expires_at < now()`);
  }

  private async savePending(
    manager: EntityManager,
    { data, passwordHash }: { data: Register; passwordHash: string },
  ): Promise<number> {
    const { email, firstName, lastName, role } = data;
    const { phone, location, bio, skills, experience, education, website, linkedin } = data;
    const { raw }: { raw: { id: number }[] } = await manager
      .createQueryBuilder()
      .insert()
      .into(PendingUser)
      .values({
        email,
        passwordHash,
        firstName,
        lastName,
        role,
        phone,
        location,
        bio,
        skills,
        experience,
        education,
        website,
        linkedin,
        verificationSentAt: () => 'now()',
        expiresAt: () => `now() + interval '24 hours'`,
      })
      .orUpdate(replaced, ['email'])
      .returning('id')
      .execute();
    const [row] = raw;
    if (!row) {
      throw new Error('A registration was not stored');
    }
    return row.id;
  }
}
