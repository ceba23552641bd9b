import { fullName, referenceOf } from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { button, rows, type Mail, quiet, text } from '../../layout/mail.js';
import { excerptOf } from '../../layout/wording.js';
import { listLinks } from '../../unsubscribe/list-links.js';
import { defineMessage, id } from '../kit/message.js';
import { type About, aboutOf, find, linkTo, type ListLinks, subjectOf } from './about.js';

const excerptLength = 240;

/** To the employer, one per application. */
const words = (
  about: About & { seekerName: string; seekerAddress: string; excerpt: string; list: ListLinks },
): Mail => {
  const { firstName, applicationId, jobTitle, seekerName, seekerAddress, excerpt, list } = about;
  return {
    subject: `New application for ${jobTitle}: ${seekerName}`,
    preheader: excerpt,
    title: `${seekerName} applied`,
    blocks: [
      text(`Hello ${firstName},`),
      rows([
        ['Job', jobTitle],
        ['Applicant', seekerName],
        ['Reference', referenceOf(applicationId)],
      ]),
      { kind: 'quote', text: excerpt },
      button('Review the application', linkTo(about)),
      quiet(`Answer this mail to write to ${seekerName}.`),
    ],
    replyTo: { name: seekerName, address: seekerAddress },
    reason: 'You get this mail because you look after this job.',
    list,
  };
};

/** To everybody in the hiring team (decision P68), else to whoever looks after the job. */
export const applicationReceived = defineMessage({
  kind: 'application_received',
  priority: 4,
  data: z.object({ applicationId: id }),
  on: {
    'application.created': ({ id, hiringTeam }) => {
      const readers = hiringTeam && hiringTeam.length > 0 ? hiringTeam : [undefined];
      return readers.map((userId) => ({
        dedupeKey: ['application_received', id, userId].filter(Boolean).join('.'),
        subject: subjectOf(id),
        userId,
        data: { applicationId: id },
      }));
    },
  },
  mail: async ({ userId, data }, tools) => {
    const { lookups, choices, env, site } = tools;
    const found = await find(data.applicationId, tools);
    const { application, job, seeker } = found;
    const employer = userId === null ? await lookups.caretaker(job) : await lookups.mate(userId, job);
    await choices.mustBeImmediate({ userId: employer.id, applicationId: application.id });
    return {
      to: recipientOf(employer),
      mail: words({
        ...aboutOf(found, { site, reader: employer }),
        seekerName: fullName(seeker),
        seekerAddress: seeker.email,
        excerpt: excerptOf(application.coverLetter, excerptLength),
        list: listLinks({ kind: 'employer', id: employer.id }, env),
      }),
    };
  },
  examples: ({ employer, about, seekerName, list }) => ({
    'application-received': words({
      ...employer,
      ...about,
      seekerName,
      seekerAddress: 'meri@mail.example',
      excerpt:
        'I have worked for six years as a community health worker in Asaro and know the villages of the district…',
      list: list('employer'),
    }),
  }),
});
