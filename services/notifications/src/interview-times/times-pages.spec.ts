import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answerToken } from '../interviews/answer-token.js';
import { makeTimes } from '../testing/objects.js';
import { startWorld, type World } from '../testing/world.js';
import { timesToken } from './times-token.js';

const secret = 'a-secret-that-only-tests-know';

describe('choosing a time by a mailed link (P53)', () => {
  let world: World;
  const token = timesToken({ inviteeId: 9, userId: 7 }, secret);
  const open = (link = token) => world.running.as(null).interviewTimesPage({ token: link });
  const press = (time: string, link = token) => world.running.as(null).chooseInterviewTime({ token: link, time });

  beforeAll(async () => {
    world = await startWorld({ at: '2026-10-05T00:30:00.000Z', worker: false });
    world.addContact({ id: 7 });
    world.addContact({ id: 8 });
    world.addJob({ id: 1, title: 'Haul Truck Operator' });
  });
  beforeEach(() => {
    world.choices.length = 0;
    world.addApplication({ id: 3 });
    world.times.set(9, makeTimes({ id: 4, type: 'in-person', place: 'Kieta Wharf', notes: 'For Meri only' }));
  });
  afterAll(() => world.stop());

  it('shows what is free, and chooses nothing by being opened', async () => {
    const { html, csp, status } = await open();
    expect(status ?? 200).toBe(200);
    expect(html).toContain('Friday 9 October 2026 at 9:30 am (Port Moresby time; 10:30 am in Bougainville)');
    expect(html).toContain('value="22"');
    expect(html).not.toContain('For Meri only');
    expect(html).not.toContain('<script');
    expect(csp).toContain("default-src 'none'");
    expect(world.choices).toEqual([]);
  });

  it('takes the press, and says what was chosen whenever the link is opened again', async () => {
    expect((await press('22')).html).toContain('Your interview is planned');
    expect(world.choices).toEqual([{ inviteeId: 9, timeId: 22 }]);
    const again = await open();
    expect(again.html).toContain('Friday 9 October 2026 at 11:00 am');
    expect((await press('21')).html).toContain('Your interview is planned');
    expect(world.choices).toHaveLength(1);
  });

  it('asks again without a choice, and when somebody was faster', async () => {
    expect((await press('')).html).toContain('Please choose a time');
    expect((await press('x')).html).toContain('Please choose a time');
    const times = makeTimes({ id: 4 });
    world.times.set(9, { ...times, times: times.times.map((one) => ({ ...one, free: one.id === 21 ? 0 : 1 })) });
    const { html } = await press('21');
    expect(html).toContain('This time is taken: somebody was faster.');
    expect(html).not.toContain('value="21"');
    expect(html).toContain('value="22"');
    world.times.set(9, { ...times, state: 'full', times: times.times.map((one) => ({ ...one, free: 0 })) });
    expect((await press('22')).html).toContain('All times are taken');
    expect(world.choices).toEqual([]);
  });

  it('ends with the times, and serves nobody and nothing else', async () => {
    for (const state of ['withdrawn', 'expired'] as const) {
      world.times.set(9, makeTimes({ id: 4, state }));
      expect((await open()).status).toBe(404);
      expect((await press('21')).status).toBe(404);
    }
    world.times.set(9, makeTimes({ id: 4 }));
    for (const wrong of [
      token.replace('9-7', '8-7'),
      timesToken({ inviteeId: 9, userId: 8 }, secret),
      answerToken({ interviewId: 9, userId: 7 }, secret),
      'cut-off',
    ]) {
      expect((await open(wrong)).status).toBe(404);
      expect((await press('21', wrong)).status).toBe(404);
    }
    expect(world.choices).toEqual([]);
  });
});
