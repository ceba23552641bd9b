import { describe, expect, it } from '@jest/globals';
import type { JobAlertPreview } from '@workboard/contracts';
import { pathOf } from '../api/paths.js';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { newEmployer, newJob, newSeeker, superAdmin } from '../support/people.js';

/** Alerts hear of what their search finds (docs/search.md). */
describe('a seeker with an immediate alert', () => {
  it('hears of the job in whatever words the alert was written', async () => {
    const admin = await superAdmin();
    const employer = await newEmployer(admin);
    const alerts: Record<string, string>[] = [
      { keywords: 'tisa Mt Hagen' },
      { keywords: 'teacher, Mt Hagen' },
      { keywords: 'techer', location: 'Hagen' },
      { keywords: 'teacher', location: 'POM' },
    ];
    const seekers = await Promise.all(alerts.map(() => newSeeker(admin)));
    await Promise.all(
      seekers.map((seeker, at) =>
        seeker.must('POST', '/api/job-alerts', {
          body: { title: `Alert ${at}`, frequency: 'immediate', ...alerts[at] },
        }),
      ),
    );
    const job = await newJob(employer, {
      title: 'Primary School Teacher',
      location: 'Mount Hagen, WHP',
      industry: 'education',
    });
    const addresses = seekers.map(({ user }) => user?.email ?? '');
    for (const address of addresses.slice(0, 3)) {
      await mailTo(address, /^New job: Primary School Teacher/, 60_000);
    }
    expect(await mailsTo(addresses[3] ?? '', /^New job/)).toEqual([]);
    // A preview of the same alerts says so (decision P95).
    const previews = await Promise.all(
      seekers.map((seeker, at) => seeker.must<JobAlertPreview>('GET', pathOf('/job-alerts/preview', {}, alerts[at]))),
    );
    expect(previews.map(({ jobs }) => jobs.some(({ id }) => id === job.id))).toEqual([true, true, true, false]);
  }, 120_000);
});
