import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { demoAddressPattern, ENV, EnvError, isLocalSite } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Env } from '../env.js';

/** A site that others reach does not start while anybody could sign in with the published password of the demo. */
@Injectable()
export class DemoAccountsCheck implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.env.NODE_ENV !== 'production' || isLocalSite(this.env.PUBLIC_URL)) {
      return;
    }
    const found: unknown[] = await this.dataSource.query(`SELECT FROM users WHERE email LIKE $1 LIMIT 1`, [
      demoAddressPattern,
    ]);
    if (found.length > 0) {
      throw new EnvError(
        'The database holds demo accounts, whose password is published; PUBLIC_URL is not localhost. Start with an empty database.',
      );
    }
  }
}
