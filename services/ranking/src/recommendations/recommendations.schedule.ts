import { Inject, Injectable } from '@nestjs/common';
import { authService, dayOf } from '@workboard/contracts';
import { type Client, Clock, ENV, InjectClient } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { WorkerEnv } from '../env.js';

const batchSize = 1000;

/** Once each Port Moresby day: recommendations of every job seeker, spread over the workers by the queue. */
@Injectable()
export class RecommendationsSchedule {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: WorkerEnv,
    @InjectClient(authService) private readonly auth: Client<typeof authService>,
  ) {}

  /** Does nothing when the day was begun already, by this process or another. */
  async start(): Promise<void> {
    if (this.env.NIGHTLY_RECOMMENDATIONS === 'false') {
      return;
    }
    const day = dayOf(this.clock.now());
    const known: unknown[] = await this.dataSource.query(`SELECT 1 FROM nights WHERE day = $1`, [day]);
    if (known.length > 0) {
      return;
    }
    for (let afterId = 0; ;) {
      const ids = await this.auth.seekerIds({ afterId, limit: batchSize });
      await this.dataSource.query(
        `INSERT INTO work (kind, key) SELECT 'recommend', id::text FROM unnest($1::int[]) AS id ON CONFLICT DO NOTHING`,
        [ids],
      );
      const last = ids.at(-1);
      if (last === undefined || ids.length < batchSize) {
        break;
      }
      afterId = last;
    }
    // Only now: a process that dies before begins the day again, which adds nothing twice.
    await this.dataSource.query(`INSERT INTO nights (day) VALUES ($1) ON CONFLICT DO NOTHING`, [day]);
  }
}
