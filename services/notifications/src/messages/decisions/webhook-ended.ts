import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { button, type Mail, type Site, text } from '../../layout/mail.js';
import { unlinked } from '../../layout/unlinked.js';
import { defineMessage, id } from '../kit/message.js';
import { ownerOf } from './decision.js';

const reasons = {
  failing: 'No event could be delivered to it for five days.',
  gone: 'It answered that it is gone (status 410).',
} as const;

interface Ended {
  site: Site;
  firstName: string;
  companyName: string;
  host: string;
  why: keyof typeof reasons;
}

/** To the owner, when an address of their programs is told of nothing any more (decision P86). */
const words = ({ site, firstName, companyName, host, why }: Ended): Mail => ({
  subject: `The webhook of ${companyName} was switched off`,
  preheader: reasons[why],
  title: 'A webhook was switched off',
  blocks: [
    text(`Hello ${firstName},`),
    text(
      `We told your program at ${unlinked(host)} what happens to applications. ${reasons[why]} We have stopped trying.`,
    ),
    text(
      'Once it works again, switch it on. What was not delivered is listed there and can be sent again for 30 days.',
    ),
    button('Look at it', `${site.publicUrl}/integrations`),
  ],
  reason: `You get this mail because you own ${companyName} at ${site.name}.`,
});

export const webhookEnded = defineMessage({
  kind: 'webhook_ended',
  priority: 4,
  data: z.object({ companyId: id, host: z.string(), why: z.enum(['failing', 'gone']) }),
  mail: async ({ data: { companyId, host, why } }, { lookups, site }) => {
    const company = await lookups.company(companyId);
    const { firstName, ...owner } = await ownerOf(company, lookups);
    return {
      to: recipientOf({ ...owner, firstName }),
      mail: words({ site, firstName, companyName: company.name, host, why }),
    };
  },
  examples: ({ employer, about: { companyName } }) => ({
    'webhook-ended': words({ ...employer, companyName, host: 'ats.example.org', why: 'failing' }),
  }),
});
