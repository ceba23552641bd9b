import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, type Mail, type Site, text } from '../../layout/mail.js';
import { defineMessage, id } from '../kit/message.js';
import { because, dueAfter } from './decision.js';

interface TakenDown {
  site: Site;
  firstName: string;
  jobId: number;
  jobTitle: string;
  /** As the super admin wrote it; may be empty. */
  reason: string;
}

/** To whoever looks after a job that a super admin unpublished. */
const words = ({ site, firstName, jobId, jobTitle, reason }: TakenDown): Mail => ({
  subject: `${jobTitle} was taken down`,
  preheader: 'Job seekers do not see it any more. This is why.',
  title: `Taken down: ${jobTitle}`,
  blocks: [
    text(`Hello ${firstName},`),
    text(`We took your job ${jobTitle} down. Job seekers do not see it any more. This is why:`),
    because(reason),
    text(`Correct the job, then write to us at ${site.email}. We look at it again.`),
    button('Open the job', `${site.publicUrl}/edit-job/${jobId}`),
  ],
  reason: 'You get this mail because you look after this job.',
});

/** Unless it is published again in time. */
export const jobTakenDown = defineMessage({
  kind: 'job_taken_down',
  priority: 4,
  data: z.object({ jobId: id, reason: z.string().default('') }),
  on: {
    'job.taken_down': ({ id, reason }, { clock, env }) => {
      const now = clock.now();
      return [
        {
          dedupeKey: `job_taken_down.${id}.${now.toISOString()}`,
          subject: `job:${id}`,
          data: { jobId: id, reason: reason ?? '' },
          dueAt: dueAfter(now, reason, env),
          replaces: 'a reason was given',
        },
      ];
    },
  },
  mail: async ({ data: { jobId, reason } }, { lookups, site }) => {
    const job = await lookups.job(jobId);
    if (job.published) {
      throw new Drop('the job is published again');
    }
    if (job.heldAt !== null) {
      throw new Drop('the job waits for another decision');
    }
    const caretaker = await lookups.caretaker(job);
    return {
      to: recipientOf(caretaker),
      mail: words({ site, firstName: caretaker.firstName, jobId: job.id, jobTitle: job.title, reason }),
    };
  },
  examples: ({ employer, about: { jobTitle }, reason }) => ({
    'job-taken-down': words({ ...employer, jobId: 1, jobTitle, reason }),
  }),
});
