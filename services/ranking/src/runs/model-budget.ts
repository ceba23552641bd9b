import { Inject, Injectable } from '@nestjs/common';
import { dayOf } from '@workboard/contracts';
import { Clock, ENV } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Env } from '../env.js';
import type { Budget } from '../engine/openai/openai-scorer.js';

/** What language models cost each company on a Port Moresby day, counted over all workers. */
@Injectable()
export class ModelBudgets {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  of(companyId: number): Budget {
    return {
      allows: async () => (await this.spent(companyId)) < this.env.OPENAI_DAILY_TOKENS,
      spend: (tokens) => this.spend(companyId, tokens),
    };
  }

  private async spent(companyId: number): Promise<number> {
    const rows: { tokens: string }[] = await this.dataSource.query(
      `SELECT tokens FROM model_usage WHERE company_id = $1 AND day = $2`,
      [companyId, dayOf(this.clock.now())],
    );
    return Number(rows[0]?.tokens ?? 0);
  }

  private async spend(companyId: number, tokens: number): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO model_usage (company_id, day, tokens) VALUES ($1, $2, $3)
       ON CONFLICT (company_id, day) DO UPDATE SET tokens = model_usage.tokens + excluded.tokens`,
      [companyId, dayOf(this.clock.now()), tokens],
    );
  }
}
