import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV, logger } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import type { Env } from '../env.js';
import { NewUsers } from '../users/new-users.js';
import { User } from '../users/user.entity.js';
import { FirstSuperAdmin } from './first-super-admin.entity.js';

/** Makes the super admin of the settings at the first start, once for all replicas and starts (decision A8). */
@Injectable()
export class FirstSuperAdminBootstrap implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
    private readonly newUsers: NewUsers,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: password } = this.env;
    if (!email || !password || (await this.dataSource.manager.existsBy(FirstSuperAdmin, { email }))) {
      return;
    }
    const passwordHash = await this.passwords.hash(password);
    await this.dataSource.transaction(async (manager) => {
      const marked: unknown[] = await manager.query(
        `INSERT INTO first_super_admins (email) VALUES ($1) ON CONFLICT DO NOTHING RETURNING email`,
        [email],
      );
      if (marked.length === 0) {
        return;
      }
      const owner = await manager.findOneBy(User, { email });
      if (owner?.role === 'super_admin') {
        // The demo data's, say: what the operator chose wins over a password that is published.
        await manager.update(User, { id: owner.id }, { passwordHash });
        return;
      }
      if (owner) {
        logger.warn('SUPER_ADMIN_EMAIL already has an account; it was left as it is');
        return;
      }
      await this.newUsers.create(manager, {
        email,
        passwordHash,
        firstName: 'Super',
        lastName: 'Admin',
        role: 'super_admin',
        isVerified: true,
        emailVerified: true,
      });
    });
  }
}
