import { referenceOf } from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { button, rows, type Mail, text } from '../../layout/mail.js';
import { defineMessage, id } from '../kit/message.js';
import { type About, aboutOf, find, linkTo, subjectOf } from './about.js';

/** To the seeker, at once. */
const words = ({ site, firstName, applicationId, jobTitle, companyName }: About): Mail => ({
  subject: `Your application for ${jobTitle}`,
  preheader: `${companyName} has it. Reference ${referenceOf(applicationId)}.`,
  title: 'Your application was sent',
  blocks: [
    text(`Hello ${firstName},`),
    text(
      `Your application has reached ${companyName}. Only shortlisted applicants are contacted; you can follow its status any time.`,
    ),
    rows([
      ['Job', jobTitle],
      ['Company', companyName],
      ['Reference', referenceOf(applicationId)],
    ]),
    button('See my application', linkTo({ site, applicationId })),
  ],
  reason: `You get this mail because you applied through ${site.name}.`,
});

export const applicationSent = defineMessage({
  kind: 'application_sent',
  priority: 4,
  data: z.object({ applicationId: id }),
  on: {
    'application.created': ({ id, userId }) => [
      { dedupeKey: `application_sent.${id}`, subject: subjectOf(id), userId, data: { applicationId: id } },
    ],
  },
  mail: async ({ data }, tools) => {
    const found = await find(data.applicationId, tools);
    const { seeker } = found;
    return { to: recipientOf(seeker), mail: words(aboutOf(found, { site: tools.site, reader: seeker })) };
  },
  examples: ({ seeker, about }) => ({ 'application-sent': words({ ...seeker, ...about }) }),
});
