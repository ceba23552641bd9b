import { Injectable } from '@nestjs/common';
import type { Contact } from '@workboard/contracts';
import { DataSource } from 'typeorm';
import { StatusAlert } from './status-alert.entity.js';

/** Where news of a seeker's applications go (decision A13). */
@Injectable()
export class StatusRecipients {
  constructor(private readonly dataSource: DataSource) {}

  /** The address of the person's alert once they confirmed it, else the account's; null when alerts are switched off. */
  async address(contact: Contact): Promise<string | null> {
    const alert = await this.find(contact.id);
    if (!alert) {
      return contact.email;
    }
    if (!alert.isActive) {
      return null;
    }
    return alert.emailConfirmed ? alert.email : contact.email;
  }

  /** The phone that status texts go to; null when there is none or alerts are switched off. */
  async phone(userId: number): Promise<string | null> {
    const alert = await this.find(userId);
    return alert?.isActive ? alert.phone : null;
  }

  private find(userId: number): Promise<StatusAlert | null> {
    return this.dataSource.getRepository(StatusAlert).findOneBy({ userId });
  }
}
