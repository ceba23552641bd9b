import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { post, startWorld, type World } from '../testing/world.js';

const filler = 'We need a driver for our trucks in Lae. '.repeat(4);

describe('cards in ASCII', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
    world.company(1);
  });
  afterAll(() => world.stop());

  const asciiOf = async (json: string) => {
    const [row] = await world.rows(`SELECT ascii_json($1) AS text`, [json]);
    return String(row?.['text']);
  };

  it.each([
    ['a dash', '9 – 5', String.raw`9 \u2013 5`],
    ['a letter with an accent, twice', 'Mālie café mālie', String.raw`M\u0101lie caf\u00e9 m\u0101lie`],
    ['a sign of two units', 'Apply 🚚 now', String.raw`Apply \ud83d\ude9a now`],
    ['the last sign of all', 'Z\u{10FFFF}', String.raw`Z\udbff\udfff`],
  ])('%s is escaped and means the same', async (_, text, escaped) => {
    const found = await asciiOf(JSON.stringify(filler + text));
    expect(found).toBe(`"${filler}${escaped}"`);
    expect(JSON.parse(found)).toBe(filler + text);
  });

  it('what is escaped already, and a dash behind a backslash, mean the same', async () => {
    const text = `${filler}"quoted"\n\\– \\u2013 \\`;
    expect(JSON.parse(await asciiOf(JSON.stringify(text)))).toBe(text);
  });

  it('text with many such signs, or with none, is left as it is', async () => {
    for (const text of ['– – – é é é', filler]) {
      expect(await asciiOf(JSON.stringify(text))).toBe(JSON.stringify(text));
    }
  });

  it('a job is read as it was written, alone and in lists', async () => {
    const written = { title: 'Driver – café 🚚', description: `${filler} – Mālie ${filler} 🚚 "\\–"` };
    const { id } = await world.employer(1).create(post(written));
    await world.superAdmin.publish({ id, published: true });
    expect(await world.visitor.get({ id })).toMatchObject(written);
    const query = { limit: 20, offset: 0, includeTotal: true };
    for (const listed of [query, { ...query, search: 'café' }, { ...query, fields: 'card' as const }]) {
      expect(await world.visitor.list(listed)).toMatchObject({ total: 1, jobs: [{ id, title: written.title }] });
    }
  });
});
