import {
  type ApplicationRecord,
  type ApplicationStatus,
  type Job,
  referenceOf,
  stageOf,
  statusForSeeker,
  statusNews,
  statusWords,
} from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { type Block, button, rows, type Mail, quiet, text } from '../../layout/mail.js';
import { listLinks } from '../../unsubscribe/list-links.js';
import { defineMessage, id } from '../kit/message.js';
import type { MessageTools } from '../kit/tools.js';
import { type About, aboutOf, find, linkTo, type ListLinks } from './about.js';
import { answerBlocks, type OwnWords, replyToOf } from './employers-words.js';

/** To the seeker. `read` is the status as they read it (`statusForSeeker`). */
const words = (about: About & { read: ApplicationStatus; own?: OwnWords | null; list: ListLinks }): Mail => {
  const { site, firstName, applicationId, jobTitle, companyName, read, own, list } = about;
  const news = statusNews(read, jobTitle);
  const action: Block =
    read === 'rejected'
      ? button('Find other jobs', `${site.publicUrl}/jobs`)
      : button('See my application', linkTo({ site, applicationId }));
  return {
    subject: news.subject,
    preheader: own ? `${companyName} wrote to you about your application.` : `${companyName}: ${news.text}`,
    title: 'Your application has a new status',
    blocks: [
      ...(own ? [] : [text(`Hello ${firstName},`)]),
      { kind: 'status', label: statusWords[read].seeker, tone: read },
      ...(own ? [text(`${companyName} writes:`), { kind: 'quote' as const, text: own.text }] : [text(news.text)]),
      rows([
        ['Job', jobTitle],
        ['Company', companyName],
        ['Reference', referenceOf(applicationId)],
      ]),
      action,
      ...(own ? answerBlocks(own.replyTo) : []),
      ...(read === 'hired' ? [quiet('Never pay anybody to get or start a job.')] : []),
    ],
    reason: 'You get this mail because status alerts are on for your applications.',
    ...(own && { replyTo: own.replyTo }),
    list,
  };
};

/** The status as the seeker reads it, if the one that the mail was made for still stands and no interview says it. */
const statusNow = (application: ApplicationRecord, status: string): ApplicationStatus => {
  if (stageOf(application) !== status) {
    throw new Drop('changed again');
  }
  const read = statusForSeeker(application);
  if (read === 'interviewing' && application.nextInterview) {
    throw new Drop('told by the mail about the interview');
  }
  return read;
};

/** What the employer wrote instead of the usual words (decision P44). */
const ownWords = async (messageId: number | undefined, job: Job, tools: MessageTools): Promise<OwnWords | null> => {
  if (!messageId) {
    return null;
  }
  const written = await tools.lookups.message(messageId);
  return { text: written.text, replyTo: await replyToOf(job, tools) };
};

export const applicationStatus = defineMessage({
  kind: 'application_status',
  priority: 3,
  data: z.object({ applicationId: id, status: z.string(), messageId: id.optional() }),
  mail: async ({ data }, tools) => {
    const { recipients, env, site } = tools;
    const found = await find(data.applicationId, tools);
    const { application, job, seeker } = found;
    const read = statusNow(application, data.status);
    const address = await recipients.address(seeker);
    if (!address) {
      throw new Drop('status alerts are off');
    }
    return {
      to: recipientOf(seeker, address),
      mail: words({
        ...aboutOf(found, { site, reader: seeker }),
        read,
        own: await ownWords(data.messageId, job, tools),
        list: listLinks({ kind: 'status', id: seeker.id }, env),
      }),
    };
  },
  text: async ({ userId, data }, tools) => {
    const phone = await tools.recipients.phone(userId ?? 0);
    if (!phone) {
      throw new Drop('no phone for status alerts');
    }
    const { application, job } = await find(data.applicationId, tools);
    const { subject } = statusNews(statusNow(application, data.status), job.title);
    return { phone, text: `${subject}. ${tools.env.PUBLIC_URL}/applications` };
  },
  examples: ({ seeker, about, list, replyTo }) => ({
    ...Object.fromEntries(
      (['reviewed', 'interviewing', 'offered', 'hired', 'rejected'] as const).map((read) => [
        `status-${read}`,
        words({ ...seeker, ...about, read, list: list('status') }),
      ]),
    ),
    'status-rejected-own-words': words({
      ...seeker,
      ...about,
      read: 'rejected',
      own: {
        text: 'Hello Meri,\n\nThank you for your interest. This time we go on with other applicants.\n\nKind regards,\nRuth Aisi',
        replyTo,
      },
      list: list('status'),
    }),
  }),
});
