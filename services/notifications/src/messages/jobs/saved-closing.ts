import { dayOf, formatDayInFull, type Job, startOfDay } from '@workboard/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { recipientOf } from '../../deliveries/composer.js';
import { Drop } from '../../deliveries/outcome.js';
import { button, type Mail, type Site, text } from '../../layout/mail.js';
import { listLinks } from '../../unsubscribe/list-links.js';
import { defineMessage, id } from '../kit/message.js';
import type { MessageTools } from '../kit/tools.js';
import { digestJobLimit, jobAddress, jobBlocks } from './job-alerts.words.js';
import { openJobs } from './open-jobs.js';

interface SavedClosing {
  site: Site;
  firstName: string;
  /** They close that day, all of them. */
  jobs: readonly Job[];
  closingDay: string;
  list: NonNullable<Mail['list']>;
}

/** To who saved jobs that close soon. The day is named: 'in 3 days' is wrong when it is read late. */
const words = ({ site, firstName, jobs, closingDay, list }: SavedClosing): Mail => {
  const [job] = jobs;
  const only = jobs.length === 1 ? job : undefined;
  const saved = only ? 'this job' : 'these jobs';
  const title = only ? `${only.title} closes on ${closingDay}` : `${jobs.length} saved jobs close on ${closingDay}`;
  const shown = jobs.slice(0, digestJobLimit);
  return {
    subject: title,
    preheader: only
      ? `At ${only.company.name}. After that day nobody can apply any more.`
      : shown.map((one) => one.title).join(', '),
    title,
    blocks: [
      text(`Hello ${firstName},`),
      text(`You saved ${saved} and have not applied yet. After that day nobody can apply any more.`),
      ...jobBlocks(shown, { site, more: jobs.length - shown.length }),
      only ? button('Apply', jobAddress(site, only)) : button('See your saved jobs', `${site.publicUrl}/saved-jobs`),
    ],
    reason: `You get this mail because you saved ${saved}.`,
    list,
  };
};

/** Public jobs that close on a day, by what was last read of them. */
export const jobsClosingOn = async (day: string, dataSource: Pick<DataSource, 'query'>): Promise<number[]> => {
  const rows: { id: number }[] = await dataSource.query(
    `SELECT job_id AS id FROM job_copies WHERE is_public AND NOT deleted AND closing_day = $1 ORDER BY job_id`,
    [day],
  );
  return rows.map(({ id }) => id);
};

/** What a person saved, may still apply for, and has not applied for: of the jobs that close that day. */
const waitingJobs = async ({ userId, day }: { userId: number; day: string }, tools: MessageTools): Promise<Job[]> => {
  const { lookups, dataSource } = tools;
  const saved = await lookups.savedAmong(await jobsClosingOn(day, dataSource), userId);
  const [jobs, applied] = await Promise.all([openJobs(saved, tools), lookups.appliedAmong(saved, userId)]);
  return jobs.filter(({ id, closingDate }) => closingDate && dayOf(new Date(closingDate)) === day && !applied.has(id));
};

/** Saved jobs remind before they close: one mail for a person and a closing day (decision P94). */
export const savedClosing = defineMessage({
  kind: 'saved_closing',
  priority: 7,
  data: z.object({ userId: id, day: z.iso.date() }),
  mail: async ({ data: { userId, day } }, tools) => {
    const { lookups, reminders, env, site } = tools;
    const seeker = await lookups.staying(userId);
    if (seeker.role !== 'job_seeker') {
      throw new Drop('the person is no job seeker');
    }
    if (!(await reminders.areOn(userId))) {
      throw new Drop('the person wants no reminders of saved jobs');
    }
    const jobs = await waitingJobs({ userId, day }, tools);
    if (jobs.length === 0) {
      throw new Drop('none of the jobs waits for the person any more');
    }
    return {
      to: recipientOf(seeker),
      mail: words({
        site,
        firstName: seeker.firstName,
        jobs,
        closingDay: formatDayInFull(startOfDay(day)),
        list: listLinks({ kind: 'saved', id: userId }, env),
      }),
    };
  },
  examples: ({ seeker, jobs: [job, ...others], list }) => {
    const about = { ...seeker, closingDay: 'Sunday 11 October 2026', list: list('saved') };
    const closing = others.map((other) => ({ ...other, closingDate: job.closingDate }));
    return {
      'saved-closing': words({ ...about, jobs: [job] }),
      'saved-closing-several': words({ ...about, jobs: [job, ...closing] }),
    };
  },
});
