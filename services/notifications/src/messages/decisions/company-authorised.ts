import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, type Mail, type Site, text } from '../../layout/mail.js';
import { defineMessage, id } from '../kit/message.js';
import { ownerOf } from './decision.js';

/** To the owner, when a super admin authorised the company; waiting jobs went live with it (decision P5). */
const words = (input: { site: Site; firstName: string; companyName: string }): Mail => ({
  subject: `${input.companyName} is authorised`,
  preheader: 'Your jobs are visible to job seekers now.',
  title: 'Your company is authorised',
  blocks: [
    text(`Hello ${input.firstName},`),
    text(
      `${input.companyName} was checked and authorised. Jobs that were waiting are live, and new ones go live at once.`,
    ),
    button('Post a job', `${input.site.publicUrl}/post-job`),
  ],
  reason: `You get this mail because you own ${input.companyName} at ${input.site.name}.`,
});

export const companyAuthorised = defineMessage({
  kind: 'company_authorised',
  priority: 4,
  data: z.object({ companyId: id }),
  mail: async ({ data: { companyId } }, { lookups, site }) => {
    const company = await lookups.company(companyId);
    if (company.status !== 'authorised') {
      throw new Drop('the authorisation was revoked');
    }
    const owner = await ownerOf(company, lookups);
    return {
      to: recipientOf(owner),
      mail: words({ site, firstName: owner.firstName, companyName: company.name }),
    };
  },
  examples: ({ employer, about: { companyName } }) => ({ 'company-authorised': words({ ...employer, companyName }) }),
});
