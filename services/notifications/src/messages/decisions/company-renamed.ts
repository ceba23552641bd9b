import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { button, rows, type Mail, type Site, text } from '../../layout/mail.js';
import { unlinked } from '../../layout/unlinked.js';
import { defineMessage, flag, flagOf, id } from '../kit/message.js';
import { subjectOf } from './decision.js';

interface Renamed {
  site: Site;
  firstName: string;
  companyId: number;
  from: string;
  to: string;
  underReview: boolean;
}

/** To each super admin, when a company's own people changed its name (decision P22). */
const words = ({ site, firstName, companyId, from, to, underReview }: Renamed): Mail => ({
  subject: `${from} is now called ${to}`,
  preheader: underReview ? 'It waits for your authorisation.' : 'Please look whether it still is who it says.',
  title: 'A company changed its name',
  blocks: [
    text(`Hello ${firstName},`),
    rows([
      ['Before', from],
      ['Now', to],
    ]),
    text(
      underReview
        ? 'The change resembles another company here, or moves the company to another domain: its jobs are hidden until you authorise it again.'
        : 'Its jobs go on under the new name; its page says for 90 days what it was called.',
    ),
    button('Look at the company', `${site.publicUrl}/admin/edit-company/${companyId}`),
  ],
  reason: `You get this mail because you are a super admin of ${site.name}.`,
});

export const companyRenamed = defineMessage({
  kind: 'company_renamed',
  priority: 4,
  data: z.object({ companyId: id, from: z.string(), to: z.string(), underReview: flag }),
  on: {
    'company.renamed': async ({ id, from, to, underReview }, { lookups, clock }) => {
      const now = clock.now();
      return (await lookups.superAdmins()).map((admin) => ({
        dedupeKey: `company_renamed.${id}.${admin.id}.${now.toISOString()}`,
        userId: admin.id,
        subject: subjectOf(id),
        data: { companyId: id, from, to, underReview: flagOf(underReview) },
      }));
    },
  },
  mail: async ({ userId, data: { companyId, from, to, underReview } }, { lookups, site }) => {
    const admin = await lookups.contact(userId ?? 0);
    return {
      to: recipientOf(admin),
      mail: words({
        site,
        firstName: admin.firstName,
        companyId,
        from: unlinked(from),
        to: unlinked(to),
        underReview: underReview === 'true',
      }),
    };
  },
  examples: ({ site, about: { companyName } }) => ({
    'company-renamed': words({
      site,
      firstName: 'Grace',
      companyId: 1,
      from: companyName,
      to: `${companyName} Holdings`,
      underReview: false,
    }),
  }),
});
