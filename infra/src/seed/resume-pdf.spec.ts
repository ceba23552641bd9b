import { describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buildDemoData } from './demo-data.js';
import { resumePdf } from './resume-pdf.js';
import type { DemoUser } from './types.js';

const { users } = buildDemoData({ now: new Date('2026-11-21T02:24:00Z') });
const people = users.filter(({ career }) => career !== null);
const [person] = people as [DemoUser];

const read = async (pdf: Buffer): Promise<{ pages: number; text: string }> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  const pages = document.numPages;
  await document.loadingTask.destroy();
  return { pages, text: texts.join(' ').replaceAll(/\s+/g, ' ') };
};

describe('resumePdf', () => {
  it('prints the whole working life as real text', async () => {
    const { text } = await read(await resumePdf(person));
    const { career } = person;
    expect(text).toContain(`${person.firstName} ${person.lastName}`);
    for (const part of [
      person.phone,
      ...(career?.roles.flatMap(({ employer, points }) => [employer, ...points.map((point) => point.slice(0, 40))]) ??
        []),
      ...(career?.studies.map(({ award }) => award) ?? []),
      ...(career?.referees.map(({ phone }) => phone) ?? []),
    ]) {
      expect(text).toContain(part);
    }
  });

  it('fits on one or two pages for everyone', async () => {
    for (const user of people) {
      const { pages } = await read(await resumePdf(user));
      expect(pages).toBeLessThanOrEqual(2);
    }
  });

  it('gives the same bytes for the same person', async () => {
    expect((await resumePdf(person)).equals(await resumePdf(person))).toBe(true);
  });

  it('refuses someone without a career', () => {
    expect(() => resumePdf({ ...person, career: null })).toThrow('has no resume');
  });
});
