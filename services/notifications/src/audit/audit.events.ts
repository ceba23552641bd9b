import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@workboard/contracts';
import { OnEvent } from '@workboard/service-kit';
import type { EntityManager } from 'typeorm';
import { AuditEntry } from './audit-entry.entity.js';

/** Stores what every service records in the audit trail; the inbox makes each act one line (decision R7). */
@Injectable()
export class AuditEvents {
  @OnEvent('audit.recorded')
  async onRecorded({ at, ...act }: EventPayload<'audit.recorded'>, manager: EntityManager): Promise<void> {
    await manager.insert(AuditEntry, { ...act, at: new Date(at) });
  }
}
