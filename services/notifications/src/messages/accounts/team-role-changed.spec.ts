import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from '../../testing/world.js';

const email = 'vagi@kumul.test';
const changedAt = '2026-10-05T00:30:00.000Z';

describe('mails about rights in a company (P67)', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld({ at: changedAt });
    world.addCompany({ id: 1, name: 'Kumul Energy' });
    world.addContact({ id: 51, role: 'employer', companyId: 1, teamRole: 'reader', firstName: 'Vagi', email });
  });
  afterEach(() => world.stop());

  const change = (teamRole: 'member' | 'reader') =>
    world.tell('user.team_role_changed', { userId: 51, companyId: 1, teamRole, changedAt });

  it('say once what the member may do now', async () => {
    await change('reader');
    await change('reader');
    const { mail } = await world.smtp.mailTo(email);
    expect(mail.subject).toBe('You can now look, but not change, at Kumul Energy');
    expect(mail.text).toMatch(/You are now: Read\s+only\./);
    await world.settled();
    expect(world.smtp.received).toHaveLength(1);
  });

  it('do not leave when it was changed again meanwhile, or the member has left', async () => {
    await change('member');
    world.addContact({ id: 51, role: 'employer', companyId: null, email });
    await change('reader');
    await world.settled();
    expect(world.smtp.received).toHaveLength(0);
  });
});
