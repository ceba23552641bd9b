import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError, cardVersion, type Company, type Job, jobCard, siteCard } from '@workboard/contracts';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { drawCard } from './draw-card.js';
import { serveShareCards } from './share-cards.js';

const dayMs = 86_400_000;
const job = {
  id: 7,
  title: 'Chef de partie, Kōkopō',
  location: 'Kokopo',
  salaryMin: 40_000,
  salaryMax: null,
  salaryCurrency: 'PGK',
  status: 'active',
  published: true,
  publishedAt: '2026-01-01T00:00:00.000Z',
  closingDate: new Date(Date.now() + 9 * dayMs).toISOString(),
  expiresAt: null,
  company: { id: 3, name: "Café O'Neill & Sons", logo: null },
} as unknown as Job;
const company = { id: 3, name: 'Huon Hotel', industry: 'Tourism', location: 'Lae', logo: null } as Company;

const found = async <T>(value: T | undefined, code: 'job_not_found' | 'company_not_found'): Promise<T> => {
  if (value === undefined) {
    throw new AppError(code);
  }
  return value;
};
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

describe('share cards (P66)', () => {
  const jobs = new Map<number, Job>([
    [7, job],
    [8, { ...job, id: 8, title: 'Driver' }],
    [9, { ...job, id: 9, status: 'inactive' }],
    [10, { ...job, id: 10, closingDate: new Date(Date.now() - 2 * dayMs).toISOString() }],
    [11, { ...job, id: 11, published: false, heldAt: '2026-01-01T00:00:00.000Z' }],
  ]);
  let server: FastifyInstance;
  let origin: string;
  beforeAll(async () => {
    server = fastify();
    serveShareCards(server, {
      jobs: { get: async ({ id }) => found(jobs.get(Number(id)), 'job_not_found') },
      companies: { get: async ({ id }) => found(Number(id) === 3 ? company : undefined, 'company_not_found') },
      storage: { get: async () => null },
    });
    origin = await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());

  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });
  const pictureOf = async (path: string) => bytesOf(await ask(path));

  it('are JPEGs of 1200 by 630 below 300 KB', async () => {
    for (const url of ['/og/jobs/7.jpg', '/og/companies/3.jpg', '/og/site.jpg']) {
      const answer = await ask(url);
      expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, 'image/jpeg']);
      const picture = await bytesOf(answer);
      expect(picture.length).toBeLessThan(300_000);
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    }
  });

  it('differ with what they say', async () => {
    const [one, other] = [await pictureOf('/og/jobs/7.jpg'), await pictureOf('/og/jobs/8.jpg')];
    expect(one.equals(other)).toBe(false);
    expect(cardVersion(jobCard(job))).not.toBe(cardVersion(jobCard({ ...job, title: 'Chef' })));
  });

  it('write the letters of names, and no boxes for pictures', async () => {
    const card = { ...siteCard, title: 'é' };
    const [accent, plain, pictured] = await Promise.all(
      ['ō', 'o', 'o 😀'].map((title) => drawCard({ ...card, title }, null)),
    );
    expect(plain?.equals(pictured ?? plain)).toBe(true);
    expect(accent?.equals(plain ?? accent)).toBe(false);
  });

  it('hold titles of any length, with and without gaps', async () => {
    for (const title of ['Officer of something long '.repeat(20), 'W'.repeat(400), '', '&<b>', '\u202e\u0000']) {
      const picture = await drawCard({ ...siteCard, title }, null);
      expect((await sharp(picture).metadata()).width).toBe(1200);
    }
  });

  it("are the site's own for what is closed, past, held or not there", async () => {
    const site = await pictureOf('/og/site.jpg');
    for (const id of [9, 10, 11, 999]) {
      expect((await pictureOf(`/og/jobs/${id}.jpg`)).equals(site)).toBe(true);
    }
    expect((await pictureOf('/og/companies/4.jpg')).equals(site)).toBe(true);
    expect((await ask('/og/jobs/99999999999.jpg')).status).toBe(404);
  });

  it('are not sent again to who has them', async () => {
    const { headers } = await ask('/og/jobs/7.jpg');
    const kept = { 'if-none-match': headers.get('etag') ?? '' };
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await ask('/og/jobs/7.jpg', kept)).status).toBe(304);
    expect((await ask('/og/jobs/8.jpg', kept)).status).toBe(200);
  });
});
