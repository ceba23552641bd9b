import { Injectable } from '@nestjs/common';
import { AppError, type ChangeUsers, type DecidedMany } from '@workboard/contracts';
import { oneByOne } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { AdminUsersService } from './admin-users.service.js';

/** One act of a super admin on several accounts (decision P71). */
@Injectable()
export class ManyUsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: AdminUsersService,
  ) {}

  /** Each as the single call does it; a link that was just mailed is not mailed again (`just_mailed`). */
  async change({ ids, act }: ChangeUsers): Promise<DecidedMany> {
    return oneByOne(ids, (id) => (act === 'verify' ? this.users.verify({ id }) : this.resend(id)));
  }

  /** Pressed twice, the second finds the link of the first. */
  private async resend(id: number): Promise<void> {
    const recent: unknown[] = await this.dataSource.query(
      `SELECT FROM one_time_tokens
       WHERE user_id = $1 AND purpose = 'verification' AND created_at > now() - interval '1 minute'`,
      [id],
    );
    if (recent.length > 0) {
      throw new AppError('just_mailed');
    }
    await this.users.resendVerification({ id });
  }
}
