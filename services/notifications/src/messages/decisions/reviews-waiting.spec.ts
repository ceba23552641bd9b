import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from '../../testing/world.js';

describe('mails about ads to review', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ at: '2026-11-20T00:10:00Z' });
    world.addContact({ id: 1, role: 'super_admin', email: 'admin@mail.test' });
  });
  afterAll(() => world.stop());

  it('D18: come once an hour, however many ads are reported', async () => {
    world.setReviewCounts({ waiting: 2, reported: 3, noticed: 0, oldestAt: null });
    for (const id of [1, 2, 3]) {
      await world.tell('review.opened', { id });
    }
    await world.settled();
    expect(world.smtp.received).toHaveLength(0);
    world.clock.advance(51 * 60_000);
    const { mail } = await world.smtp.mailTo('admin@mail.test');
    expect(mail.subject).toBe('5 ads to review');
    expect(mail.text).toContain('/admin/reviews');
    await world.settled();
    expect(world.smtp.received).toHaveLength(1);
  });

  it('say nothing when everything was decided meanwhile', async () => {
    world.setReviewCounts({ waiting: 0, reported: 0, noticed: 0, oldestAt: null });
    await world.tell('review.opened', { id: 4 });
    world.clock.advance(61 * 60_000);
    await world.settled();
    expect(world.smtp.received).toHaveLength(1);
  });
});
