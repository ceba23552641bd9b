import { referenceOf } from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, rows, type Mail, type Site, text } from '../../layout/mail.js';
import { defineMessage, id } from '../kit/message.js';
import { linkTo, subjectOf } from './about.js';
import { answerBlocks, replyToOf } from './employers-words.js';

interface Message {
  site: Site;
  applicationId: number;
  jobTitle: string;
  companyName: string;
  /** The employer's own line, or null. */
  subject: string | null;
  /** As the employer wrote it, for this person. */
  words: string;
  replyTo: { name: string; address: string };
}

/** To the seeker, when an employer writes to them (decision P43). What was written stays plain text. */
const words = (message: Message): Mail => {
  const { site, applicationId, jobTitle, companyName, subject, words, replyTo } = message;
  return {
    subject: `${jobTitle}: ${subject ?? `message from ${companyName}`}`,
    preheader: `${companyName} wrote to you about your application.`,
    title: `${companyName} wrote to you`,
    blocks: [
      text(`About your application for the job ${jobTitle}:`),
      { kind: 'quote', text: words },
      button('See my application', linkTo({ site, applicationId })),
      ...answerBlocks(replyTo),
      rows([
        ['Job', jobTitle],
        ['Company', companyName],
        ['Reference', referenceOf(applicationId)],
      ]),
    ],
    reason: `You get this mail because you applied for this job through ${site.name}.`,
    replyTo,
  };
};

/** It comes even with status alerts off, as invitations do: somebody waits for the person's answer. */
export const applicationMessage = defineMessage({
  kind: 'application_message',
  priority: 3,
  data: z.object({ applicationId: id, messageId: id }),
  on: {
    'application.messaged': ({ id, userId, messageId }) => [
      {
        dedupeKey: `application_message.${messageId}`,
        userId,
        subject: subjectOf(id),
        data: { applicationId: id, messageId },
      },
    ],
  },
  mail: async ({ data }, tools) => {
    const { lookups, recipients, site } = tools;
    const application = await lookups.application(data.applicationId);
    if (application.withdrawnAt) {
      throw new Drop('withdrawn');
    }
    const written = await lookups.message(data.messageId);
    const [job, seeker] = await Promise.all([
      application.deletedJob ?? lookups.job(application.jobId),
      lookups.staying(application.userId),
    ]);
    return {
      to: recipientOf(seeker, (await recipients.address(seeker)) ?? undefined),
      mail: words({
        site,
        applicationId: application.id,
        jobTitle: job.title,
        companyName: job.company.name,
        subject: written.subject,
        words: written.text,
        replyTo: await replyToOf(job, tools),
      }),
    };
  },
  examples: ({ site, about, replyTo }) => ({
    'application-message': words({
      site,
      ...about,
      words:
        'Hello Meri,\n\nBefore we decide, we need one more thing from you:\n\n- a copy of your certificate\n\nKind regards,\nRuth Aisi',
      replyTo,
      subject: null,
    }),
  }),
});
