import { Inject, Injectable } from '@nestjs/common';
import { Clock, ENV } from '@workboard/service-kit';
import { DataSource } from 'typeorm';
import type { Composer, ComposeSms } from '../compose/composed.js';
import { siteOf } from '../compose/site.js';
import { Drop } from '../deliveries/outcome.js';
import type { Env } from '../env.js';
import { codeOf } from './sms-code.js';

/** Writes the text with the code that confirms a number; by night too, since somebody waits for it. */
@Injectable()
export class SmsCodeTexts implements Composer {
  readonly mails = {};
  readonly texts = {
    sms_code: async ({ data }) => {
      const codeId = String(data['codeId']);
      const [asked]: { phone: string }[] = await this.dataSource.query(
        `SELECT phone FROM sms_numbers WHERE code_id = $1 AND code_expires_at > $2`,
        [codeId, this.clock.now()],
      );
      if (!asked) {
        throw new Drop('the code was used, replaced or has expired');
      }
      const { name } = siteOf(this.env);
      const code = codeOf(codeId, this.env.TOKEN_SECRET);
      return {
        phone: asked.phone,
        text: `${code} is your code for texts from ${name}. You did not ask for it? Then do nothing.`,
        isUrgent: true,
      };
    },
  } satisfies Record<string, ComposeSms>;

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}
}
