import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from '../../testing/world.js';

const colleagueMail = 'vagi@kumul.test';

describe('mails about mentions in notes (P45)', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld({ at: '2026-10-05T00:30:00.000Z' });
    world.addContact({ id: 7, firstName: 'Meri', lastName: 'Kaupa' });
    world.addContact({ id: 50, role: 'employer', companyId: 1, firstName: 'Toby', lastName: 'Mek' });
    world.addContact({ id: 51, role: 'employer', companyId: 1, firstName: 'Vagi', email: colleagueMail });
    world.addJob({ id: 1, title: 'Haul Truck Operator' });
    world.addApplication({ id: 3 });
    world.addNote({ id: 9, applicationId: 3, authorId: 50, text: 'She knows the D11. What do you think?' });
  });
  afterEach(() => world.stop());

  const mention = (noteId = 9) => world.tell('application.mentioned', { applicationId: 3, noteId, userId: 51 });

  it('say who wrote what about whom, and lead to the application', async () => {
    await mention();
    await mention();
    const { mail } = await world.smtp.mailTo(colleagueMail);
    expect(mail.subject).toBe('Toby Mek mentioned you: Meri Kaupa, Haul Truck Operator');
    expect(mail.text).toContain('She knows the D11.');
    expect(mail.text).toContain('/jobs/1/applications?app=3');
    await world.settled();
    expect(world.smtp.received).toHaveLength(1);
  });

  it('do not leave once the note is deleted or the colleague has left the team', async () => {
    world.notes.delete(9);
    await mention();
    world.addNote({ id: 10, applicationId: 3, authorId: null, text: 'Anybody?' });
    world.addContact({ id: 51, role: 'employer', companyId: 2, email: colleagueMail });
    await mention(10);
    await world.settled();
    expect(world.smtp.received).toHaveLength(0);
  });
});
