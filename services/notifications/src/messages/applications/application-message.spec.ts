import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { MessageRecord } from '@workboard/contracts';
import { startWorld, type World } from '../../testing/world.js';

const replyTo = (mail: { replyTo?: { text: string } }) => mail.replyTo?.text;

const start = '2026-10-05T00:30:00.000Z';
const seekerMail = 'seeker@mail.test';

describe('mails with what an employer wrote (P43, P44)', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld({ at: start });
    world.addContact({ id: 7, email: seekerMail });
    world.addContact({ id: 50, email: 'poster@mail.test', role: 'employer', companyId: 1 });
    world.addCompany({ id: 1, email: 'office@kumul.test' });
    world.addJob({ id: 1, title: 'Haul Truck Operator', hrEmail: 'hr@kumul.test' });
    world.addApplication({ id: 3 });
    add({});
  });
  afterEach(() => world.stop());

  const ref = { id: 3, jobId: 1, userId: 7, companyId: 1 };
  const add = (message: Partial<MessageRecord>) =>
    world.messages.set(12, {
      id: 12,
      applicationId: 3,
      kind: 'general',
      subject: null,
      text: 'Hello Meri,\n\n<b>Please</b> see https://kumul.example/form',
      sentAt: start,
      senderId: 50,
      ...message,
    });
  const write = () => world.tell('application.messaged', { ...ref, messageId: 12 });
  const subjects = () => world.smtp.received.map(({ mail }) => mail.subject);

  it("come once, as plain text, and answers go to the ad's address", async () => {
    await write();
    await write();
    const { mail } = await world.smtp.mailTo(seekerMail);
    await world.settled();
    expect(subjects()).toEqual(['Haul Truck Operator: message from Kumul Energy']);
    expect(replyTo(mail)).toBe('"Kumul Energy" <hr@kumul.test>');
    expect(mail.text).toContain('> <b>Please</b> see https://kumul.example/form');
    expect(mail.text).toContain('Answer this mail to write to Kumul Energy (hr@kumul.test).');
    expect(mail.text).toContain('Nobody may ask you for money for a job.');
    expect(mail.text).toMatch(/You get this mail because you applied for this job/);
    expect(mail.html).toContain('&lt;b&gt;Please&lt;/b&gt; see https://kumul.example/form');
    expect(mail.html).not.toContain('href="https://kumul.example');
  });

  it("say the employer's own line behind the job, in one line", async () => {
    add({ subject: 'Your\r\nBcc: papers' });
    await write();
    await world.settled();
    expect(subjects()).toEqual(['Haul Truck Operator: Your Bcc: papers']);
  });

  it("bring answers to the company's address, else to whoever looks after the job, else to us", async () => {
    const answersTo = async (messageId: number) => {
      add({ id: messageId });
      world.messages.set(messageId, { ...world.messages.get(12), id: messageId } as MessageRecord);
      await world.tell('application.messaged', { ...ref, messageId });
      await world.settled();
      const last = world.smtp.received.at(-1);
      return last && replyTo(last.mail);
    };
    world.addJob({ id: 1, hrEmail: null });
    expect(await answersTo(13)).toBe('"Kumul Energy" <office@kumul.test>');
    world.addCompany({ id: 1, email: null });
    expect(await answersTo(14)).toBe('"Kumul Energy" <poster@mail.test>');
    world.contacts.delete(50);
    expect(await answersTo(15)).toBe('"Kumul Energy" <hello@workboard.test>');
  });

  it('come with status alerts off too, to the address of these alerts', async () => {
    await world.seeker(7).saveStatusAlert({ email: seekerMail, isActive: false });
    await write();
    await world.settled();
    expect(subjects()).toHaveLength(1);
  });

  it.each([
    ['was withdrawn', () => world.addApplication({ id: 3, withdrawnAt: start })],
    ['is gone', () => world.applications.delete(3)],
    ['lost the message', () => world.messages.delete(12)],
  ])('do not come when the application %s meanwhile', async (_, change) => {
    change();
    await write();
    await world.settled();
    expect(subjects()).toEqual([]);
  });

  it('stand in the one mail about the rejection, in place of the usual words', async () => {
    add({ kind: 'rejection', text: 'Hello Meri,\n\nnot this time.' });
    world.addApplication({ id: 3, status: 'rejected' });
    const change = { ...ref, from: 'applied', to: 'rejected', changedAt: start } as const;
    await world.tell('application.status_changed', { ...change, messageId: 12 });
    const { mail } = await world.smtp.mailTo(seekerMail);
    await world.settled();
    expect(subjects()).toEqual(['Haul Truck Operator: Not Selected']);
    expect(mail.text).toContain('> Hello Meri,\n> \n> not this time.');
    expect(mail.text).not.toContain('The employer decided to go on with other candidates');
    expect(mail.text).toContain('status alerts are on');
    expect(replyTo(mail)).toBe('"Kumul Energy" <hr@kumul.test>');
  });

  it('leave the mail of a rejection without a text as it was', async () => {
    world.addApplication({ id: 3, status: 'rejected' });
    const change = { ...ref, from: 'applied', to: 'rejected', changedAt: start } as const;
    await world.tell('application.status_changed', { ...change, messageId: null });
    const { mail } = await world.smtp.mailTo(seekerMail);
    expect(mail.text).toContain('Hello Meri,\n\n[ Not Selected ]\n\nThe employer decided to go on');
    expect(replyTo(mail)).toContain('hello@workboard.test');
  });
});
