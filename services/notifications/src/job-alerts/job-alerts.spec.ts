import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Job } from '@workboard/contracts';
import { testCaller } from '@workboard/test-kit';
import { factOf, startWorld, type World } from '../testing/world.js';

type AlertFields = Parameters<ReturnType<World['seeker']>['createJobAlert']>[0];

describe('job alerts', () => {
  let world: World;
  let userId = 100;
  beforeAll(async () => {
    // A Monday, 07:00 in Port Moresby.
    world = await startWorld({ at: '2026-10-04T21:00:00.000Z' });
  });
  afterAll(() => world.stop());

  const newSeeker = () => {
    const contact = world.addContact({ id: (userId += 1), phone: '7200 0001' });
    return { ...contact, calls: world.seeker(contact.id) };
  };
  const alertFor = async (fields: Partial<AlertFields>) => {
    const seeker = newSeeker();
    const alert = await seeker.calls.createJobAlert({ title: 'Mine', frequency: 'immediate', ...fields });
    return { ...seeker, alert };
  };
  const subjectsTo = (email: string) =>
    world.smtp.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.subject);

  const miner = {
    title: 'Senior Accountant',
    skills: ['MYOB', 'Payroll', 'Project Management'],
    location: 'Lae, Morobe Province',
    industry: 'mining',
    salaryMin: 80_000,
    salaryMax: 100_000,
    salaryCurrency: 'PGK',
    workType: 'on-site',
    employmentType: 'contract',
  } as const satisfies Partial<Job>;

  it.each<[boolean, string, Partial<AlertFields>]>([
    [true, 'asks for nothing', {}],
    [true, 'has a word of the title', { keywords: ['accountant'] }],
    [true, 'has the word in another form', { keywords: ['ACCOUNTANTS'] }],
    [true, 'has one of several keywords', { keywords: ['nurse', 'payroll'] }],
    [false, 'has none of the keywords', { keywords: ['nurse', 'teacher'] }],
    [true, 'has a phrase of a skill', { keywords: ['project management'] }],
    [false, 'has the words of a phrase apart', { keywords: ['senior management'] }],
    [true, 'has the company', { keywords: ['kumul energy'] }],
    [true, 'has the industry', { keywords: ['mining'] }],
    [true, 'has a typing error', { keywords: ['acountant'] }],
    [true, 'has a keyword at a place among the keywords', { keywords: ['accountant', 'Lae'] }],
    [false, 'is elsewhere than a place among the keywords', { keywords: ['accountant', 'Madang'] }],
    [false, 'is at a place among the keywords, but has none of the others', { keywords: ['nurse', 'Lae'] }],
    [true, 'is at the only keyword', { keywords: ['Lae'] }],
    [true, 'is at a place among the keywords or at the place', { keywords: ['accountant', 'Lae'], location: 'Madang' }],
    [true, 'is in the town', { location: 'lae' }],
    [true, 'is in the town, said longer', { location: 'Lae, Morobe' }],
    [true, 'is in the province', { location: 'Morobe' }],
    [false, 'is elsewhere', { location: 'Port Moresby' }],
    [true, 'is anywhere in the country', { location: 'Papua New Guinea' }],
    [true, 'pays enough', { salaryMin: 90_000 }],
    [false, 'pays too little', { salaryMin: 100_001 }],
    [true, 'overlaps with the range', { salaryMin: 60_000, salaryMax: 80_000 }],
    [false, 'pays more than asked for', { salaryMax: 79_999 }],
    [true, 'has the work type', { workType: 'on-site' }],
    [false, 'has another work type', { workType: 'remote' }],
    [true, 'is contract work for freelancers (P15)', { employmentType: 'freelance' }],
    [true, 'has the employment type', { employmentType: 'contract' }],
    [false, 'has another employment type', { employmentType: 'full-time' }],
    [
      true,
      'fits in every respect',
      { keywords: ['accountant'], location: 'Lae', salaryMin: 90_000, workType: 'on-site' },
    ],
    [false, 'fits in all but one', { keywords: ['accountant'], location: 'Madang', salaryMin: 90_000 }],
  ])('mails (%s) when the job %s, and finds it beforehand (P95)', async (expected, _case, fields) => {
    const { id, alert, calls } = await alertFor(fields);
    const job = await world.publish(miner);
    const found = await world.deliveries(`user_id = ${id} AND channel = 'email'`);
    expect(found.map(({ data }) => data)).toMatchObject(expected ? [{ alertId: alert.id, jobId: job.id }] : []);
    const preview = await calls.previewJobAlert(fields);
    expect(preview.jobs.some((one) => one.id === job.id)).toBe(expected);
    await calls.removeJobAlert({ id: alert.id });
  });

  it.each<[string, Partial<AlertFields>]>([
    ['paused', { isActive: false }],
    ['without mails', { emailNotifications: false }],
  ])('mails nothing while it is %s', async (_case, fields) => {
    const { id, alert, calls } = await alertFor(fields);
    await world.publish(miner);
    expect(await world.deliveries(`user_id = ${id}`)).toEqual([]);
    await calls.removeJobAlert({ id: alert.id });
  });

  it.each<[string, Partial<Job>]>([
    ['in another currency', { salaryCurrency: 'USD' }],
    ['without pay', { salaryMin: null, salaryMax: null }],
  ])('does not compare pay with a job %s', async (_case, pay) => {
    const { id, alert, calls } = await alertFor({ salaryMin: 10 });
    await world.publish({ ...miner, ...pay });
    expect(await world.deliveries(`user_id = ${id}`)).toEqual([]);
    await calls.removeJobAlert({ id: alert.id });
  });

  it('keeps the meaning of short words', async () => {
    const { id, alert, calls } = await alertFor({ keywords: ['IT manager'] });
    await world.publish({ title: 'Warehouse Manager' });
    const job = await world.publish({ title: 'IT Manager' });
    expect((await world.deliveries(`user_id = ${id}`)).map(({ data }) => data['jobId'])).toEqual([job.id]);
    await calls.removeJobAlert({ id: alert.id });
  });

  it('reads a keyword again when a job brings a word like it', async () => {
    const { id, alert, calls } = await alertFor({ keywords: ['florimancr'] });
    await world.publish({ title: 'Baker' });
    const job = await world.publish({ title: 'Florimancer' });
    expect((await world.deliveries(`user_id = ${id}`)).map(({ data }) => data['jobId'])).toEqual([job.id]);
    await calls.removeJobAlert({ id: alert.id });
  });

  it('sends one mail however many alerts of a person match, with a link that ends it', async () => {
    const { email, alert, calls, id } = await alertFor({ keywords: ['winemaker'] });
    await calls.createJobAlert({ title: 'Second', frequency: 'immediate', keywords: ['winemaker', 'cellar'] });
    const job = await world.publish({ title: 'Winemaker', closingDate: '2026-10-05T13:59:59.999Z' });
    const { mail } = await world.smtp.mailTo(email);
    await world.settled();
    expect(subjectsTo(email)).toEqual([`New job: Winemaker at Kumul Energy`]);
    expect(mail.text).toContain(`http://localhost:3000/jobs/${job.id}`);
    expect(mail.text).toContain('Closes Monday 5 October 2026');
    const header = (name: string) => mail.headerLines.find(({ key }) => key === name)?.line.replace(/\r?\n\s+/g, ' ');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(header('list-id')).toContain('<job-alerts.localhost>');

    const token = /\/api\/unsubscribe\/(\S+)/.exec(mail.text ?? '')?.[1] ?? '';
    expect(header('list-unsubscribe')).toBe(`List-Unsubscribe: <http://localhost:3000/api/unsubscribe/${token}>`);
    const visitor = world.running.as(null);
    const page = await visitor.unsubscribePage({ token });
    expect(page.html).toContain('<form method="post">');
    expect(await calls.listJobAlerts({})).toMatchObject([{ emailNotifications: true }, { emailNotifications: true }]);
    await visitor.unsubscribe({ token });
    await visitor.unsubscribe({ token });
    const after = await calls.listJobAlerts({});
    expect(after.find((one) => one.id === alert.id)?.emailNotifications).toBe(false);
    expect(await visitor.unsubscribe({ token: `${token.slice(0, -2)}xx` })).toMatchObject({ status: 404 });
    expect(await visitor.unsubscribe({ token: token.replace(/^a\d+/, `a${id}`) })).toMatchObject({ status: 404 });
  });

  it('says nothing of a job that is closed, hidden or gone by the time of sending', async () => {
    await world.queues.named('mail').pause();
    const seekers = await Promise.all(
      ['hidden', 'closed', 'gone'].map((word) => alertFor({ keywords: [`zz${word}`] })),
    );
    const [hidden, closed, gone] = await Promise.all([
      world.publish({ title: 'zzhidden' }),
      world.publish({ title: 'zzclosed' }),
      world.publish({ title: 'zzgone' }),
    ]);
    await world.tell('job.changed', { ...factOf(hidden), version: 2, isPublic: false });
    world.addJob({ ...closed, closingDate: '2026-10-03T13:59:59.999Z' });
    world.jobs.delete(gone.id);
    await world.tell('job.deleted', { id: gone.id, companyId: 1, job: null });
    await world.queues.named('mail').resume();
    await world.settled();
    for (const { email, id } of seekers) {
      expect(subjectsTo(email)).toEqual([]);
      expect(await world.deliveries(`user_id = ${id}`)).toMatchObject([{ state: 'cancelled' }]);
    }
  });

  it('keeps its range of pay in order, also when one end is changed', async () => {
    const { calls } = newSeeker();
    const refusal = { code: 'validation_failed', message: 'Minimum salary must not be more than maximum salary' };
    await expect(calls.createJobAlert({ title: 'x', salaryMin: 5, salaryMax: 4 })).rejects.toMatchObject(refusal);
    const { id } = await calls.createJobAlert({ title: 'x', salaryMin: 4, salaryMax: 5 });
    await expect(calls.updateJobAlert({ id, changes: { salaryMin: 6 } })).rejects.toMatchObject(refusal);
    expect(await calls.updateJobAlert({ id, changes: { salaryMin: 6, salaryMax: null } })).toMatchObject({
      salaryMin: 6,
      salaryMax: null,
    });
    await expect(world.database.query('UPDATE job_alerts SET salary_max = 5 WHERE id = $1', [id])).rejects.toThrow(
      'job_alerts_salary_check',
    );
  });

  it('keeps to the rules of who and how many', async () => {
    const { calls, id } = newSeeker();
    const other = newSeeker();
    await expect(calls.createJobAlert({ title: 'x', userId: other.id })).rejects.toMatchObject({ status: 403 });
    await expect(
      world.running.as(testCaller({ userId: id, role: 'employer' })).createJobAlert({ title: 'x' }),
    ).rejects.toMatchObject({ status: 403 });
    const created = await calls.createJobAlert({ title: 'x', keywords: 'one, two , one', userId: id });
    expect(created).toMatchObject({
      keywords: ['one', 'two'],
      frequency: 'daily',
      isActive: true,
      emailNotifications: true,
      smsNotifications: false,
      workType: 'any',
      employmentType: 'any',
      location: null,
    });
    await expect(other.calls.updateJobAlert({ id: created.id, changes: { isActive: false } })).rejects.toMatchObject({
      code: 'alert_not_found',
    });
    await expect(other.calls.removeJobAlert({ id: created.id })).rejects.toMatchObject({ code: 'alert_not_found' });
    expect(await calls.updateJobAlert({ id: created.id, changes: { isActive: false } })).toMatchObject({
      isActive: false,
      keywords: ['one', 'two'],
    });
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => calls.createJobAlert({ title: 'y' })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
  });
});
