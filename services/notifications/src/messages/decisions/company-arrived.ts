import { type Company, type Contact, fullName } from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, rows, type Mail, quiet, type Site, text } from '../../layout/mail.js';
import { asWritten } from '../../layout/unlinked.js';
import { defineMessage, id } from '../kit/message.js';
import { subjectOf } from './decision.js';

interface Arrived {
  site: Site;
  firstName: string;
  company: Company;
  owner: Contact | null;
}

/** To each super admin, when a company waits for authorisation. */
const words = ({ site, firstName, company, owner }: Arrived): Mail => {
  const row = new URLSearchParams({ tab: 'companies', status: 'unauthorised', search: asWritten(company.name) });
  return {
    subject: `${company.name} waits for authorisation`,
    preheader: `${company.industry}, ${company.location}. Its jobs go live when it is authorised.`,
    title: 'A company waits for authorisation',
    blocks: [
      text(`Hello ${firstName},`),
      text(`${company.name} was created and waits to be checked. Its jobs are hidden until then.`),
      rows([
        ['Company', company.name],
        ['Industry', company.industry],
        ['Location', company.location],
        ['Website', company.website],
        ['Email', company.email],
        ['Phone', company.phone],
        ['Owner', owner && `${fullName(owner)}, ${owner.email}`],
      ]),
      button('Look at it', `${site.publicUrl}/admin?${row.toString()}`),
      quiet('If the address of the owner and that of the company do not belong together, ask before you authorise it.'),
    ],
    reason: `You get this mail because you are a super admin of ${site.name}.`,
  };
};

export const companyArrived = defineMessage({
  kind: 'company_arrived',
  priority: 4,
  data: z.object({ companyId: id, userId: id }),
  on: {
    'company.arrived': async ({ id }, { lookups }) =>
      (await lookups.superAdmins()).map((admin) => ({
        dedupeKey: `company_arrived.${id}.${admin.id}`,
        subject: subjectOf(id),
        userId: admin.id,
        data: { companyId: id, userId: admin.id },
      })),
  },
  mail: async ({ data: { companyId, userId } }, { lookups, site }) => {
    const company = await lookups.company(companyId);
    if (company.status === 'authorised') {
      throw new Drop('the company is authorised already');
    }
    const admin = await lookups.contact(userId);
    if (admin.role !== 'super_admin') {
      throw new Drop('the recipient is no super admin any more');
    }
    const owner = company.ownerId === null ? null : await lookups.contact(company.ownerId);
    return { to: recipientOf(admin), mail: words({ site, firstName: admin.firstName, company, owner }) };
  },
  examples: ({ site, company }) => ({
    'company-arrived': words({ site, firstName: 'Admin', company, owner: null }),
  }),
});
