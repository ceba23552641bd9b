import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from '../../testing/world.js';

const minute = 60_000;

describe('mails about what super admins decide', () => {
  let world: World;
  let owner: string;
  let company = { id: 500, name: '' };
  beforeAll(async () => {
    world = await startWorld({ at: '2026-11-20T00:00:00Z' });
    world.addContact({ id: 1, role: 'super_admin', email: 'admin@mail.test' });
  });
  afterAll(() => world.stop());

  /** A new company with its owner for each test. */
  beforeEach(() => {
    const id = company.id + 1;
    owner = `owner${id}@mail.test`;
    world.addContact({ id, role: 'employer', email: owner });
    company = world.addCompany({ id, ownerId: id, name: `Sepik Timber ${id}`, status: 'unauthorised' });
  });

  const become = (status: 'authorised' | 'unauthorised') =>
    world.addCompany({ id: company.id, ownerId: company.id, name: company.name, status });
  const toOwner = () => world.smtp.received.filter(({ to }) => to.includes(owner)).length;

  it('tell the super admins of a company that waits, with a link to its row', async () => {
    await world.tell('company.arrived', { id: company.id });
    const { mail } = await world.smtp.mailTo('admin@mail.test');
    expect(mail.subject).toBe(`${company.name} waits for authorisation`);
    const link = `/admin?tab=companies&status=unauthorised&search=${company.name.replaceAll(' ', '+')}`;
    expect(mail.text).toContain(link);
  });

  it('tell the owner of a refusal, and why', async () => {
    await world.tell('company.refused', { id: company.id, wasAuthorised: false, reason: 'Which register?' });
    world.clock.advance(minute);
    const { mail } = await world.smtp.mailTo(owner);
    expect(mail.subject).toBe(`${company.name} could not be authorised yet`);
    expect(mail.text).toContain('Which register?');
  });

  it('say nothing of what is undone in time', async () => {
    become('authorised');
    await world.tell('company.authorised', { id: company.id });
    become('unauthorised');
    await world.tell('company.refused', { id: company.id, wasAuthorised: true, reason: null });
    world.clock.advance(20 * minute);
    await world.settled();
    expect(toOwner()).toBe(0);
    become('authorised');
    await world.tell('company.authorised', { id: company.id });
    world.clock.advance(minute);
    expect((await world.smtp.mailTo(owner)).mail.subject).toBe(`${company.name} is authorised`);
  });

  it('wait for a reason, and tell of a revocation once', async () => {
    await world.tell('company.refused', { id: company.id, wasAuthorised: true, reason: null });
    world.clock.advance(minute);
    await world.settled();
    expect(toOwner()).toBe(0);
    await world.tell('company.refused', { id: company.id, wasAuthorised: true, reason: 'It asked for fees.' });
    world.clock.advance(20 * minute);
    const { mail } = await world.smtp.mailTo(owner);
    expect(mail.subject).toBe(`${company.name} is no longer authorised`);
    expect(mail.text).toContain('It asked for fees.');
    await world.settled();
    expect(toOwner()).toBe(1);
  });

  it('tell whoever looks after a job that it was taken down, unless it is back', async () => {
    const job = { companyId: company.id, postedById: company.id, title: 'Cashier' };
    world.addContact({ id: company.id, role: 'employer', email: owner, companyId: company.id });
    world.addJob({ ...job, id: 61, published: true });
    await world.tell('job.taken_down', { id: 61, reason: 'A mistake.' });
    world.addJob({ ...job, id: 62, published: false });
    await world.tell('job.taken_down', { id: 62, reason: 'It asks for a fee of K350.' });
    world.clock.advance(minute);
    const { mail } = await world.smtp.mailTo(owner);
    expect(mail.subject).toBe('Cashier was taken down');
    expect(mail.text).toContain('It asks for a fee of K350.');
    await world.settled();
    expect(toOwner()).toBe(1);
  });
});
