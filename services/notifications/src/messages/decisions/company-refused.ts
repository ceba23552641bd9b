import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, type Mail, type Site, text } from '../../layout/mail.js';
import { defineMessage, flag, id } from '../kit/message.js';
import { because, ownerOf } from './decision.js';

interface Refused {
  site: Site;
  firstName: string;
  companyId: number;
  companyName: string;
  /** It was authorised before, and its jobs were public. */
  wasAuthorised: boolean;
  /** As the super admin wrote it; may be empty. */
  reason: string;
}

/** To the owner, when a super admin took the authorisation back or refused it. */
const words = ({ site, firstName, companyId, companyName, wasAuthorised, reason }: Refused): Mail => ({
  subject: wasAuthorised ? `${companyName} is no longer authorised` : `${companyName} could not be authorised yet`,
  preheader: wasAuthorised ? 'Your jobs are hidden until it is authorised again.' : 'What we need to know first.',
  title: wasAuthorised ? 'Your company is no longer authorised' : 'Your company could not be authorised yet',
  blocks: [
    text(`Hello ${firstName},`),
    text(
      wasAuthorised
        ? `The authorisation of ${companyName} was taken back. Its jobs are hidden from job seekers until it is authorised again. This is why:`
        : `We looked at ${companyName} and could not authorise it yet. This is why:`,
    ),
    because(reason),
    text(`Correct the profile where that helps, then write to us at ${site.email}. We look at it again.`),
    button('Open the company profile', `${site.publicUrl}/company/${companyId}/edit`),
  ],
  reason: `You get this mail because you own ${companyName} at ${site.name}.`,
});

export const companyRefused = defineMessage({
  kind: 'company_refused',
  priority: 4,
  data: z.object({ companyId: id, wasAuthorised: flag, reason: z.string().default('') }),
  mail: async ({ data: { companyId, wasAuthorised, reason } }, { lookups, site }) => {
    const company = await lookups.company(companyId);
    if (company.status === 'authorised') {
      throw new Drop('the company is authorised again');
    }
    const owner = await ownerOf(company, lookups);
    return {
      to: recipientOf(owner),
      mail: words({
        site,
        firstName: owner.firstName,
        companyId: company.id,
        companyName: company.name,
        wasAuthorised: wasAuthorised === 'true',
        reason,
      }),
    };
  },
  examples: ({ employer, about: { companyName }, reason }) => {
    const refused = { ...employer, companyId: 1, companyName, reason };
    return {
      'company-refused': words({ ...refused, wasAuthorised: false }),
      'company-revoked': words({ ...refused, wasAuthorised: true }),
    };
  },
});
