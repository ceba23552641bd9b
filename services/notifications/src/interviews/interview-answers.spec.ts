import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeInterview } from '../testing/objects.js';
import { startWorld, type World } from '../testing/world.js';
import { unsubscribeToken } from '../unsubscribe/unsubscribe-token.js';
import { answerToken } from './answer-token.js';

const secret = 'a-secret-that-only-tests-know';

describe('answering an invitation by a mailed link', () => {
  let world: World;
  const token = answerToken({ interviewId: 5, userId: 7 }, secret);
  const page = (link: { token: string; answer?: string } = { token }) =>
    world.running.as(null).interviewAnswerPage(link);
  const press = (form: Partial<Record<'answer' | 'message' | 'sequence', string>>) =>
    world.running.as(null).answerInvitation({ token, answer: 'coming', message: '', sequence: '0', ...form });

  beforeAll(async () => {
    world = await startWorld({ at: '2026-10-05T00:30:00.000Z', worker: false });
    world.addContact({ id: 7 });
    world.addContact({ id: 8 });
    world.addJob({ id: 1, title: 'Haul Truck Operator' });
    world.addApplication({ id: 3 });
  });
  beforeEach(() => {
    world.answers.length = 0;
    world.interviews.set(5, makeInterview({ id: 5, type: 'in-person', place: 'Kieta Wharf', notes: 'For Meri only' }));
  });
  afterAll(() => world.stop());

  it('shows when and where, with the proposed answer ticked, and answers nothing by being opened', async () => {
    const { html, csp, status } = await page({ token, answer: 'not_coming' });
    expect(status ?? 200).toBe(200);
    expect(html).toContain('Friday 9 October 2026 at 9:30 am (Port Moresby time; 10:30 am in Bougainville)');
    expect(html).toContain('Kieta Wharf');
    expect(html).toMatch(/value="not_coming" checked/);
    expect(html).not.toContain('For Meri only');
    expect(html).not.toContain('<script');
    expect(csp).toContain("default-src 'none'");
    expect(world.answers).toEqual([]);
  });

  it('takes what is pressed, and lets the person change their mind', async () => {
    expect((await press({ answer: 'coming' })).html).toContain('Your answer was sent');
    expect(world.answers).toEqual([{ id: 5, answer: 'coming' }]);
    expect((await page()).html).toContain('Your answer so far: You will come.');
  });

  it('asks for words with another time, and keeps what was typed', async () => {
    const { html } = await press({ answer: 'other_time', message: '  ' });
    expect(html).toContain('Please say when you could come');
    expect(html).toMatch(/value="other_time" checked/);
    expect(world.answers).toEqual([]);
    expect((await press({ answer: 'other_time', message: '<b>Friday</b>' })).html).toContain('Your answer was sent');
    expect((await page()).html).toContain('&lt;b&gt;Friday&lt;/b&gt;');
  });

  it('asks again when the plan is not the one that was shown', async () => {
    world.interviews.set(5, makeInterview({ id: 5, scheduledAt: '2026-10-12T23:30:00.000Z', sequence: 1 }));
    const { html } = await press({ sequence: '0' });
    expect(html).toContain('The interview was changed meanwhile.');
    expect(html).toContain('Tuesday 13 October 2026');
    expect(world.answers).toEqual([]);
  });

  it('ends with the interview, and serves nobody and nothing else', async () => {
    for (const ended of [{ status: 'cancelled' as const }, { scheduledAt: '2026-10-01T00:00:00.000Z' }]) {
      world.interviews.set(5, makeInterview({ id: 5, ...ended }));
      expect((await page()).status).toBe(404);
      expect((await press({})).status).toBe(404);
    }
    world.interviews.set(5, makeInterview({ id: 5 }));
    for (const wrong of [
      token.replace('5-7', '6-7'),
      answerToken({ interviewId: 5, userId: 8 }, secret),
      unsubscribeToken({ kind: 'status', id: 7 }, secret),
      'cut-off',
    ]) {
      expect((await page({ token: wrong })).status).toBe(404);
    }
    expect(world.answers).toEqual([]);
  });
});
