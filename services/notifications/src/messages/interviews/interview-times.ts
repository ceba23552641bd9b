import { formatInstant, formatInstantInFull, interviewTimesPath, referenceOf } from '@workboard/contracts';
import { z } from 'zod';
import type { ComposedMail } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import type { TimesDetails } from '../../interview-times/times-lookups.js';
import { timesToken } from '../../interview-times/times-token.js';
import type { Mail } from '../../layout/mail.js';
import { defineMessage, type Due, id } from '../kit/message.js';
import type { Samples } from '../kit/samples.js';
import type { MessageTools } from '../kit/tools.js';
import { phoneOf, toSeeker } from './interview-tools.js';
import { type Offered, offeredMail, reminderMail, withdrawnMail } from './interview-times.words.js';
import { sampleInterview } from './sample.js';

const data = z.object({ inviteeId: id, applicationId: id.optional() });
type DueTimes = Due<z.output<typeof data>>;

const wordsOf = (
  { times, application, job, seeker, organizer }: TimesDetails,
  { env, site }: MessageTools,
): Omit<Offered, 'times' | 'chooseUrl'> => ({
  site,
  firstName: seeker.firstName,
  jobTitle: job.title,
  companyName: job.company.name,
  minutes: times.duration,
  type: times.type,
  place: times.place,
  contactName: times.contactName ?? organizer.name,
  contactWays: [times.contactPhone, times.contactEmail].filter(Boolean).join('\n'),
  notes: times.notes,
  applicationUrl: `${env.PUBLIC_URL}/applications?search=${referenceOf(application.id)}`,
  replyTo: organizer,
});

const mailWith =
  (words: (offer: Offered) => Mail) =>
  async ({ data }: DueTimes, tools: MessageTools): Promise<ComposedMail> => {
    const details = await tools.times.waiting(data.inviteeId);
    const free = tools.times.freeOf(details);
    if (free.length === 0) {
      throw new Drop('no time is left');
    }
    const { seeker, invitee, times } = details;
    const token = timesToken({ inviteeId: invitee.id, userId: seeker.id }, tools.env.TOKEN_SECRET);
    return {
      to: await toSeeker(details, tools),
      mail: words({
        ...wordsOf(details, tools),
        times: free.map(({ startsAt }) => formatInstantInFull(startsAt, times.place)),
        chooseUrl: `${tools.env.PUBLIC_URL}${interviewTimesPath(token)}`,
      }),
    };
  };

const sample = (samples: Samples): Offered => ({
  ...sampleInterview(samples),
  times: [
    samples.when,
    'Thursday 8 October 2026 at 11:00 am (Port Moresby time)',
    'Friday 9 October 2026 at 9:30 am (Port Moresby time)',
  ],
  chooseUrl: `${samples.site.publicUrl}${interviewTimesPath('7-12.example')}`,
});

/** Times to choose from (decision P53). */
export const interviewTimes = defineMessage({
  kind: 'interview_times',
  priority: 2,
  data,
  mail: mailWith(offeredMail),
  text: async ({ userId, data }, tools) => {
    const details = await tools.times.waiting(data.inviteeId);
    const last = tools.times.freeOf(details).at(-1);
    const phone = await phoneOf(userId, tools);
    if (!last) {
      throw new Drop('no time is left');
    }
    const { job } = details;
    const news = `Choose a time for your interview, the last is ${formatInstant(last.startsAt)}`;
    return {
      phone,
      text: `${[news, job.company.name, job.title].join(', ')}. ${tools.env.PUBLIC_URL}/applications`,
    };
  },
  examples: (samples) => ({ 'interview-times': offeredMail(sample(samples)) }),
});

/** To who has not chosen, with those that are free. */
export const interviewTimesReminder = defineMessage({
  kind: 'interview_times_reminder',
  priority: 2,
  data,
  mail: mailWith(reminderMail),
  examples: (samples) => ({ 'interview-times-reminder': reminderMail(sample(samples)) }),
});

/** To who knows of them and has not chosen. */
export const interviewTimesWithdrawn = defineMessage({
  kind: 'interview_times_withdrawn',
  priority: 2,
  data,
  mail: async ({ data }, tools) => {
    const details = await tools.times.get(data.inviteeId);
    if (details.application.withdrawnAt || details.invitee.state !== 'waiting') {
      throw new Drop('something else was arranged');
    }
    return { to: await toSeeker(details, tools), mail: withdrawnMail(wordsOf(details, tools)) };
  },
  examples: (samples) => ({ 'interview-times-withdrawn': withdrawnMail(sample(samples)) }),
});
