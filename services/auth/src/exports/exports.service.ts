import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type Caller, type DataExport as DataExportResponse, dataExports } from '@workboard/contracts';
import { audit } from '@workboard/service-kit';
import { DataSource, Raw } from 'typeorm';
import { Passwords } from '../passwords/passwords.js';
import { DataExport } from './data-export.entity.js';
import { lockUser } from '../users/lock-user.js';

const present = ({ id, state, size, createdAt, expiresAt }: DataExport): DataExportResponse => ({
  id,
  state,
  size,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
const alive = Raw((column) => `${column} > now()`);

/** Downloads of everything that is held about oneself (decision A17). The worker makes the archives. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: Passwords,
  ) {}

  async list({ userId }: Caller): Promise<DataExportResponse[]> {
    const found = await this.dataSource.manager.find(DataExport, {
      where: { userId, expiresAt: alive },
      order: { createdAt: 'DESC' },
    });
    return found.map(present);
  }

  /** One that is under way is answered instead of a second. Throws `wrong_password` and `rate_limited`. */
  async start({ userId }: Caller, { currentPassword }: { currentPassword: string }): Promise<DataExportResponse> {
    const { passwordHash } = await this.dataSource.transaction((manager) => lockUser(manager, userId));
    await this.passwords.require(passwordHash, currentPassword);
    return this.dataSource.transaction(async (manager) => {
      await lockUser(manager, userId);
      const waiting = await manager.findOneBy(DataExport, { userId, state: 'waiting' });
      if (waiting) {
        return present(waiting);
      }
      const today = await manager.countBy(DataExport, {
        userId,
        createdAt: Raw((column) => `${column} > now() - interval '1 day'`),
      });
      if (today >= dataExports.perDay) {
        throw new AppError('rate_limited', { message: 'You can have three downloads a day', retryAfter: 3600 });
      }
      const id = randomUUID();
      await manager.insert(DataExport, { id, userId });
      await audit(manager, { action: 'export_asked', target: 'account', targetId: userId });
      return present(await manager.findOneByOrFail(DataExport, { id }));
    });
  }

  /** The owner is about to read the archive. */
  async file({ userId }: Caller, { id }: { id: string }): Promise<DataExportResponse> {
    const found = await this.dataSource.manager.findOneBy(DataExport, {
      id,
      userId,
      state: 'ready',
      expiresAt: alive,
    });
    if (!found) {
      throw new AppError('file_not_found');
    }
    await audit(this.dataSource.manager, { action: 'export_downloaded', target: 'account', targetId: userId });
    return present(found);
  }
}
