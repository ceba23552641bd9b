import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { referenceOf } from '@workboard/contracts';
import { type FixedClock, refusalOf, testCaller } from '@workboard/test-kit';
import { letter, startWorld, type World } from '../testing/world.js';

const hourMs = 3_600_000;
const companyId = 43;

const said = ({ id, userId, jobId }: { id: number; userId: number; jobId: number }) => ({
  applicationId: id,
  kind: 'general',
  subject: `About Job ${jobId}`,
  text: `Dear Mere Kila ${userId},\nJob ${jobId} at Company ${companyId}, ${referenceOf(id)}. <b>Toby Wari</b>`,
});

describe('messages to applicants (P43)', () => {
  let world: World;
  let clock: FixedClock;
  beforeAll(async () => {
    world = await startWorld();
    clock = world.freeze();
  });
  afterAll(() => world.stop());

  let last = 4300;
  const applied = async (company = companyId) => {
    const job = world.postJob((last += 1), { companyId: company });
    return world.seeker(last).create({ jobId: job.id, coverLetter: letter });
  };
  const employer = (company: number | null = companyId) => world.employer(company);
  const write = (ids: number[], text = 'Hello {firstName}', subject?: string) =>
    employer().sendMessages({ ids, text, subject });

  it('go to each with the fields filled in, into the history, and are published once', async () => {
    const [one, two] = [await applied(), await applied()];
    const text = 'Dear {firstName} {lastName},\n{job} at {company}, {reference}. <b>{sender}</b>';
    const answer = await write([one.id, two.id, one.id], text, 'About {job}');
    expect(answer.refused).toEqual([]);
    expect(answer.sent.map(({ applicationId }) => applicationId)).toEqual([one.id, two.id]);
    expect(await world.seeker(two.userId).listMessages({})).toMatchObject([said(two)]);
    expect(await world.seeker(two.userId).messagesOf({ id: two.id })).toHaveLength(1);
    expect(await employer().messagesOf({ id: one.id })).toMatchObject([
      { ...said(one), senderId: 900, sentAt: clock.now().toISOString() },
    ]);
    expect((await employer().history({ id: one.id }))[0]).toMatchObject({
      kind: 'message_sent',
      by: 'team',
      actorId: 900,
    });
    const published = (await world.published('application.messaged')).filter(({ companyId: of }) => of === companyId);
    expect(published).toMatchObject([
      { id: one.id, userId: one.userId, messageId: answer.sent[0]?.id },
      { id: two.id, userId: two.userId, messageId: answer.sent[1]?.id },
    ]);
  });

  it('name those who cannot be written to, and go on', async () => {
    const own = await applied();
    const foreign = await applied(companyId + 1);
    const withdrawn = await applied();
    await world.seeker(withdrawn.userId).withdraw({ id: withdrawn.id });
    const deleted = await applied();
    await world.seeker(deleted.userId).remove({ id: deleted.id });
    const jobless = await applied();
    await world.deliver('job.deleted', { id: jobless.jobId, companyId, job: null });
    const { sent, refused } = await write([foreign.id, withdrawn.id, deleted.id, jobless.id, own.id]);
    expect(sent.map(({ applicationId }) => applicationId)).toEqual([own.id]);
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      [foreign.id, 'application_not_found'],
      [withdrawn.id, 'application_withdrawn'],
      [deleted.id, 'application_not_found'],
      [jobless.id, 'application_not_found'],
    ]);
    expect(await world.seeker(foreign.userId).listMessages({})).toEqual([]);
  });

  it('reach applicants of a job that is closed, which the company still chooses among (P20)', async () => {
    const { id, jobId } = await applied();
    const job = { id: jobId, version: 9, companyId, title: 'T', isPublic: false };
    await world.deliver('job.changed', { ...job, status: 'inactive' });
    expect((await write([id])).sent).toHaveLength(1);
    expect(await employer().messagesOf({ id })).toHaveLength(1);
  });

  it.each([
    ['an unknown field', { text: 'Dear {name}' }],
    ['no text', { text: ' \n ' }],
    ['too long a text', { text: 'x'.repeat(2001) }],
    ['a link in the subject', { text: 'Hello', subject: 'www.evil.example' }],
    ['nobody', { text: 'Hello', ids: [] }],
    ['too many', { text: 'Hello', ids: Array.from({ length: 101 }, (_, index) => index + 1) }],
  ])('are refused with %s', async (_, input) => {
    expect(await refusalOf(employer().sendMessages({ ids: [1], ...input }))).toBe('validation_failed');
  });

  it('refuse a person for whom the names make the text too long', async () => {
    const job = world.postJob((last += 1), { companyId, title: 'T'.repeat(200) });
    const { id } = await world.seeker(last).create({ jobId: job.id, coverLetter: letter });
    const { refused } = await write([id], '{job}'.repeat(300));
    expect(refused).toMatchObject([{ id, code: 'message_too_long' }]);
  });

  it('are read by the two sides alone', async () => {
    const { id, userId } = await applied();
    await write([id]);
    expect(await refusalOf(world.seeker(userId + 50_000).messagesOf({ id }))).toBe('application_not_found');
    expect(await refusalOf(employer(companyId + 1).messagesOf({ id }))).toBe('application_not_found');
    expect(await refusalOf(employer(null).messagesOf({ id }))).toBe('application_not_found');
    expect(await refusalOf(world.seeker(userId).sendMessages({ ids: [id], text: 'Hi' }))).toBe('forbidden');
    expect(await refusalOf(employer().listMessages({}))).toBe('forbidden');
    expect(await refusalOf(world.as(testCaller({ role: 'admin' })).messagesOf({ id }))).toBe('forbidden');
    expect((await employer(null).sendMessages({ ids: [id], text: 'Hi' })).refused).toHaveLength(1);
  });

  it('are ten a day for one person, and 500 an hour for a company', async () => {
    const company = companyId + 2;
    const { id } = await applied(company);
    const other = await applied(company);
    const send = (ids: number[]) => employer(company).sendMessages({ ids, text: 'Hello' });
    for (let count = 0; count < 10; count += 1) {
      await send([id]);
    }
    expect((await send([id, other.id])).refused).toMatchObject([{ id, code: 'too_many_messages' }]);
    await world.database.query(
      `INSERT INTO application_messages (application_id, kind, text, sent_at) SELECT $1, 'general', 'x', $2 FROM generate_series(1, 489)`,
      [other.id, clock.now()],
    );
    expect(await refusalOf(send([other.id]))).toBe('rate_limited');
    clock.advance(hourMs + 1);
    expect((await send([other.id])).refused).toMatchObject([{ code: 'too_many_messages' }]);
    clock.advance(24 * hourMs);
    expect((await send([id, other.id])).sent).toHaveLength(2);
  });

  it('go with the application, go over to the next one after a withdrawal, and forget who wrote them', async () => {
    const { id, jobId, userId } = await applied();
    await write([id]);
    await world.deliver('user.deleted', { userId: 900 });
    expect(await employer().messagesOf({ id })).toMatchObject([{ senderId: null }]);
    await world.seeker(userId).withdraw({ id });
    const again = await world.seeker(userId).create({ jobId, coverLetter: letter });
    expect(await world.seeker(userId).messagesOf({ id: again.id })).toHaveLength(1);
    await world.deliver('job.deleted', { id: jobId, companyId, job: null });
    expect(await world.seeker(userId).messagesOf({ id: again.id })).toHaveLength(1);
    expect(await refusalOf(employer().messagesOf({ id: again.id }))).toBe('application_not_found');
    await world.deliver('user.deleted', { userId });
    expect(
      await world.database.query(`SELECT FROM application_messages WHERE application_id = $1`, [again.id]),
    ).toEqual([]);
  });
});

describe('templates of messages (P43)', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  const template = { kind: 'general', language: 'en', title: 'Papers', body: 'Hello {firstName}' } as const;

  it("are the company's: its people add, change and delete them, and nobody else sees them", async () => {
    const [own, foreign] = [world.employer(1), world.employer(2)];
    const made = await own.createMessageTemplate(template);
    expect(made).toMatchObject({ ...template, builtIn: null });
    const changes = { ...template, language: 'tpi', body: 'Gude {firstName}' } as const;
    expect(await own.updateMessageTemplate({ id: made.id, changes })).toMatchObject(changes);
    expect(await foreign.listMessageTemplates({})).toEqual([]);
    expect(await refusalOf(foreign.updateMessageTemplate({ id: made.id, changes }))).toBe('template_not_found');
    expect(await refusalOf(foreign.removeMessageTemplate({ id: made.id }))).toBe('template_not_found');
    expect(await refusalOf(world.employer(null).listMessageTemplates({}))).toBe('forbidden');
    expect(await refusalOf(world.seeker(5).createMessageTemplate(template))).toBe('forbidden');
    await own.removeMessageTemplate({ id: made.id });
    expect(await own.listMessageTemplates({})).toEqual([]);
  });

  it("stand for one of the product's once, until they are deleted", async () => {
    const own = world.employer(3);
    const version = { ...template, builtIn: 'papers-en' };
    const { id } = await own.createMessageTemplate(version);
    expect(await refusalOf(own.createMessageTemplate(version))).toBe('template_exists');
    await own.removeMessageTemplate({ id });
    await own.createMessageTemplate(version);
  });

  it('hold no unknown fields, are fifty at most, and go with the company', async () => {
    const own = world.employer(4);
    expect(await refusalOf(own.createMessageTemplate({ ...template, body: '{salary}' }))).toBe('validation_failed');
    expect(await refusalOf(own.createMessageTemplate({ ...template, builtIn: 'no-such' }))).toBe('validation_failed');
    await world.database.query(
      `INSERT INTO message_templates (company_id, kind, language, title, body, updated_at)
       SELECT 4, 'general', 'en', 't', 'b', now() FROM generate_series(1, 50)`,
    );
    expect(await refusalOf(own.createMessageTemplate(template))).toBe('too_many_templates');
    await world.deliver('company.deleted', { id: 4 });
    expect(await own.listMessageTemplates({})).toEqual([]);
  });
});
