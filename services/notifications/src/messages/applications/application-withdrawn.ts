import { fullName, referenceOf } from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, rows, type Mail, text } from '../../layout/mail.js';
import { listLinks } from '../../unsubscribe/list-links.js';
import { defineMessage, id } from '../kit/message.js';
import { type About, aboutOf, find, linkTo, type ListLinks } from './about.js';

/** To the employer, once, when a seeker withdrew (decision P18). */
const words = (about: About & { seekerName: string; list: ListLinks }): Mail => {
  const { firstName, applicationId, jobTitle, seekerName, list } = about;
  return {
    subject: `${seekerName} withdrew the application for ${jobTitle}`,
    preheader: `Reference ${referenceOf(applicationId)}`,
    title: 'An application was withdrawn',
    blocks: [
      text(`Hello ${firstName},`),
      text(
        `${seekerName} does not want to be considered for ${jobTitle} any more. The application stays in your list under All, marked as withdrawn. Interviews that were still to come are cancelled.`,
      ),
      rows([
        ['Job', jobTitle],
        ['Applicant', seekerName],
        ['Reference', referenceOf(applicationId)],
      ]),
      button('See the application', linkTo(about)),
    ],
    reason: 'You get this mail because you look after this job.',
    list,
  };
};

/** Ids as they stand in a row's data, with commas between them. */
const idsOf = (joined = ''): number[] => joined.split(',').filter(Boolean).map(Number);

export const applicationWithdrawn = defineMessage({
  kind: 'application_withdrawn',
  priority: 4,
  data: z.object({ applicationId: id, interviewIds: z.string().optional() }),
  mail: async ({ data }, tools) => {
    const { lookups, notices, choices, env, site } = tools;
    const found = await find(data.applicationId, tools);
    const employer = await lookups.caretaker(found.job);
    if (await notices.isHostToldOff({ interviewIds: idsOf(data.interviewIds), address: employer.email })) {
      throw new Drop('told by the mail about the interview');
    }
    if ((await choices.get(employer.id)) === 'off') {
      throw new Drop('the employer wants no mails about applications');
    }
    return {
      to: recipientOf(employer),
      mail: words({
        ...aboutOf(found, { site, reader: employer }),
        seekerName: fullName(found.seeker),
        list: listLinks({ kind: 'employer', id: employer.id }, env),
      }),
    };
  },
  examples: ({ employer, about, seekerName, list }) => ({
    'application-withdrawn': words({ ...employer, ...about, seekerName, list: list('employer') }),
  }),
});
