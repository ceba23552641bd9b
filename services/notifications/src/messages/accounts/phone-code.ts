import { z } from 'zod';
import { Drop } from '../../deliveries/outcome.js';
import { defineMessage } from '../kit/message.js';

/** The text with the code that proves a phone (decision A24); by night too, since somebody waits for it. */
export const phoneCode = defineMessage({
  kind: 'phone_code',
  priority: 1,
  data: z.object({ codeId: z.string() }),
  on: {
    'phone.code_created': ({ codeId }) => [{ channel: 'sms', dedupeKey: `phone_code.${codeId}`, data: { codeId } }],
  },
  text: async ({ data: { codeId } }, { auth, site }) => {
    const found = await auth.phoneCodeText({ codeId });
    if (!found) {
      throw new Drop('the code was used, replaced or has expired');
    }
    return {
      phone: found.phone,
      text: `${found.code} is your code for ${site.name}, for 10 minutes. You did not ask for it? Do nothing. It is for somebody else? Answer NOT ME.`,
      isUrgent: true,
      isConfirmation: true,
    };
  },
});
