import { jobWithdrawnLabel, referenceOf, stageOf } from '@workboard/contracts';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, rows, type Mail, quiet, text } from '../../layout/mail.js';
import { defineMessage, id } from '../kit/message.js';
import { type About, aboutOf, find } from './about.js';

/** To the seeker, once, when the job was deleted while their application was under way (decision P19). */
const words = ({ site, firstName, applicationId, jobTitle, companyName }: About): Mail => ({
  subject: `${jobTitle} was withdrawn by the employer`,
  preheader: `Your application to ${companyName} is closed.`,
  title: 'The job was withdrawn',
  blocks: [
    text(`Hello ${firstName},`),
    text(
      `${companyName} withdrew the job ${jobTitle}. Your application is closed; this says nothing about you. It stays in your list as “${jobWithdrawnLabel}” until you remove it.`,
    ),
    rows([
      ['Job', jobTitle],
      ['Company', companyName],
      ['Reference', referenceOf(applicationId)],
    ]),
    button('See similar jobs', `${site.publicUrl}/jobs?search=${encodeURIComponent(jobTitle)}`),
    quiet(`All your applications: ${site.publicUrl}/applications`),
  ],
  reason: `You get this mail because you applied for this job through ${site.name}.`,
});

/** Whose application had ended before, by a decision or by withdrawing, is told nothing more (decision P19). */
export const jobWithdrawn = defineMessage({
  kind: 'job_withdrawn',
  priority: 3,
  data: z.object({ applicationId: id }),
  mail: async ({ data }, tools) => {
    const found = await find(data.applicationId, tools);
    const { application, seeker } = found;
    if (stageOf(application) !== 'job_withdrawn') {
      throw new Drop('the application had ended before');
    }
    return {
      to: recipientOf(seeker, (await tools.recipients.address(seeker)) ?? undefined),
      mail: words(aboutOf(found, { site: tools.site, reader: seeker })),
    };
  },
  examples: ({ seeker, about }) => ({ 'job-withdrawn': words({ ...seeker, ...about }) }),
});
