import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applicationsService } from '@workboard/contracts';
import { refusalOf, testCaller } from '@workboard/test-kit';
import { startWorld, type World } from '../testing/world.js';

/** What readers may cause although it is a write; whatever is not named is closed to them (P67). */
const open = [
  'addNote',
  'addNotes',
  'removeNote',
  'saveScorecard',
  'makeFeed',
  'removeFeed',
  'answerInvitation',
  'chooseTimeByLink',
];
const messages = Object.entries(applicationsService.messages);

describe("a company's reader and the messages of this service (P67)", () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.stop());

  it('may cause no write but a few', () => {
    const may = messages.filter(([, { forReaders, idempotent }]) => forReaders && !idempotent).map(([name]) => name);
    expect(may.toSorted()).toEqual(open.toSorted());
    expect(
      messages.filter(([, { forReaders, idempotent }]) => !forReaders && idempotent).map(([name]) => name),
    ).toEqual(['takeAway']);
  });

  it.each(messages.filter(([, { forReaders }]) => !forReaders).map(([name]) => name))('is refused %s', async (name) => {
    const reader = world.as(testCaller({ userId: 670, role: 'employer', companyId: 67, teamRole: 'reader' }));
    const call = (reader as unknown as Record<string, (input: unknown) => Promise<unknown>>)[name];
    expect(await refusalOf(call?.({}) ?? Promise.resolve())).toBe('read_only_member');
  });
});
