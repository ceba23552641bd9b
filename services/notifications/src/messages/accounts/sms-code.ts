import { z } from 'zod';
import { Drop } from '../../deliveries/outcome.js';
import { codeOf } from '../../sms/sms-code.js';
import { defineMessage } from '../kit/message.js';

/** The text with the code that confirms a number; by night too, since somebody waits for it (decision A19). */
export const smsCode = defineMessage({
  kind: 'sms_code',
  priority: 1,
  data: z.object({ codeId: z.string() }),
  text: async ({ data: { codeId } }, { dataSource, clock, env, site }) => {
    const [asked]: { phone: string }[] = await dataSource.query(
      `SELECT phone FROM sms_numbers WHERE code_id = $1 AND code_expires_at > $2`,
      [codeId, clock.now()],
    );
    if (!asked) {
      throw new Drop('the code was used, replaced or has expired');
    }
    const code = codeOf(codeId, env.TOKEN_SECRET);
    return {
      phone: asked.phone,
      text: `${code} is your code for texts from ${site.name}. You did not ask for it? Then do nothing.`,
      isUrgent: true,
      isConfirmation: true,
    };
  },
});
