import { Inject, Injectable } from '@nestjs/common';
import { Clock, ENV } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import { minuteOf } from '../deliveries/delivery.rules.js';
import { Postpone } from '../deliveries/outcome.js';
import type { Env } from '../env.js';

const spreadMs = 10_000;

/** Counts mails per domain and minute over all workers. */
@Injectable()
export class DomainLimit {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Takes a place in this minute; throws {@link Postpone} to the next one when there is none. */
  async take(address: string): Promise<void> {
    const minute = minuteOf(this.clock.now());
    const domain = address.slice(address.lastIndexOf('@') + 1);
    const taken: unknown[] = await this.dataSource.query(
      `INSERT INTO domain_minutes AS used (domain, minute, sent) VALUES ($1, $2, 1)
       ON CONFLICT (domain, minute) DO UPDATE SET sent = used.sent + 1 WHERE used.sent < $3 RETURNING sent`,
      [domain, minute, this.env.MAIL_PER_DOMAIN_PER_MINUTE],
    );
    if (taken.length === 0) {
      const next = minute.getTime() + 60_000 + Math.random() * spreadMs;
      throw new Postpone(new Date(next), `${domain} had its mails for this minute`);
    }
  }
}
