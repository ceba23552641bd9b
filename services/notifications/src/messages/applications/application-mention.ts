import { fullName, referenceOf } from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { button, rows, type Mail, type Site, text } from '../../layout/mail.js';
import { excerptOf } from '../../layout/wording.js';
import { defineMessage, id } from '../kit/message.js';
import { subjectOf } from './about.js';

const excerptLength = 500;

interface Mentioned {
  site: Site;
  firstName: string;
  /** Null once the author's account is gone. */
  authorName: string | null;
  applicationId: number;
  jobId: number;
  jobTitle: string;
  seekerName: string;
  excerpt: string;
}

/** To somebody of the employer's team whom a colleague mentioned in a note (decision P45). */
const words = (about: Mentioned): Mail => {
  const { site, firstName, applicationId, jobId, jobTitle, seekerName, excerpt } = about;
  const author = about.authorName ?? 'A former colleague';
  return {
    subject: `${author} mentioned you: ${seekerName}, ${jobTitle}`,
    preheader: excerpt,
    title: `${author} mentioned you in a note`,
    blocks: [
      text(`Hello ${firstName},`),
      text(`${author} wrote about ${seekerName}, who applied for ${jobTitle}:`),
      { kind: 'quote', text: excerpt },
      rows([
        ['Job', jobTitle],
        ['Applicant', seekerName],
        ['Reference', referenceOf(applicationId)],
      ]),
      button('Open the application', `${site.publicUrl}/jobs/${jobId}/applications?app=${applicationId}`),
    ],
    reason: 'You get this mail because a colleague of your team mentioned you. Applicants do not see notes.',
  };
};

/** While the note is there and they are in the team. */
export const applicationMention = defineMessage({
  kind: 'application_mention',
  priority: 4,
  data: z.object({ applicationId: id, noteId: id }),
  on: {
    'application.mentioned': ({ applicationId, noteId, userId }) => [
      {
        dedupeKey: `application_mention.${noteId}.${userId}`,
        userId,
        subject: subjectOf(applicationId),
        data: { applicationId, noteId },
      },
    ],
  },
  mail: async ({ userId, data }, { lookups, site }) => {
    const { text: note, authorId, application } = await lookups.note(data.noteId);
    const [job, colleague, seeker, [author]] = await Promise.all([
      lookups.job(application.jobId),
      lookups.staying(userId ?? 0),
      lookups.contact(application.userId),
      lookups.contacts(authorId === null ? [] : [authorId]),
    ]);
    await lookups.mate(colleague.id, job);
    return {
      to: recipientOf(colleague),
      mail: words({
        site,
        firstName: colleague.firstName,
        authorName: author ? fullName(author) : null,
        applicationId: application.id,
        jobId: job.id,
        jobTitle: job.title,
        seekerName: fullName(seeker),
        excerpt: excerptOf(note, excerptLength),
      }),
    };
  },
  examples: ({ employer, about, seekerName }) => ({
    'application-mention': words({
      ...employer,
      ...about,
      jobId: 1,
      authorName: 'Ruth Aisi',
      seekerName,
      excerpt: 'She ran the clinic at Kundiawa for two years. Could you call her before Friday?',
    }),
  }),
});
