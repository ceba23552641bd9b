import { describe, expect, it } from '@jest/globals';
import { mailsTo, mailTo } from '../support/mailbox.js';
import { newEmployer, newJob, newSeeker, superAdmin } from '../support/people.js';

/** Alerts hear of what their search finds (docs/search.md). */
describe('a seeker with an immediate alert', () => {
  it('hears of the job in whatever words the alert was written', async () => {
    const admin = await superAdmin();
    const employer = await newEmployer(admin);
    const alerts = [
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
    await newJob(employer, { title: 'Primary School Teacher', location: 'Mount Hagen, WHP', industry: 'education' });
    const addresses = seekers.map(({ user }) => user?.email ?? '');
    for (const address of addresses.slice(0, 3)) {
      await mailTo(address, /^New job: Primary School Teacher/, 60_000);
    }
    expect(await mailsTo(addresses[3] ?? '', /^New job/)).toEqual([]);
  }, 120_000);
});
