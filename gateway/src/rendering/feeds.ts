import { AppError, type companiesService, type Job, type jobsService, listJobsQuery } from '@workboard/contracts';
import { LoadingCache, type Client } from '@workboard/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { jobsFeed } from './jobs-feed.js';
import { type Entry, mostAddresses, sitemapIndex, urlSet } from './sitemap.js';

const feedLength = 50;
const megabyte = 1024 * 1024;
/** A full part of the site's map has some 7 MB. */
const limits = { freshMs: 10_000, maxBytes: 32 * megabyte, maxValueBytes: 10 * megabyte };
const fixedPages: readonly Entry[] = ['/', '/jobs', '/companies', '/about', '/contacts', '/privacy', '/terms'].map(
  (path) => ({ path }),
);

const robots = (origin: string): string => `User-agent: *
Disallow: /api/
Allow: /api/files/logos/

Sitemap: ${origin}/sitemap.xml
`;

interface FeedSources {
  jobs: Client<typeof jobsService>;
  companies: Client<typeof companiesService>;
  /** Of the public site, without a slash at its end. */
  origin: string;
}

const send = (reply: FastifyReply, type: string, body: Buffer | string) =>
  reply.header('cache-control', 'public, max-age=300').type(`${type}; charset=utf-8`).send(body);

/** What search engines and feed readers ask for: robots.txt, the site's map and the newest jobs (decision W10). */
export const serveFeeds = (server: FastifyInstance, { jobs, companies, origin }: FeedSources): void => {
  const cache = new LoadingCache<Buffer>({ name: 'feeds', ...limits, sizeOf: ({ length }) => length });

  const jobEntries = async (offset: number): Promise<{ entries: Entry[]; total: number }> => {
    const { jobs: listed, total } = await jobs.listed({ offset, limit: mostAddresses });
    return { entries: listed.map(({ id, since }) => ({ path: `/jobs/${id}`, changed: since })), total };
  };
  const otherEntries = async (): Promise<Entry[]> => {
    const listed = await companies.list({});
    return [...fixedPages, ...listed.map(({ id, createdAt }) => ({ path: `/company/${id}`, changed: createdAt }))];
  };
  const map = async (): Promise<Buffer> => {
    const [others, { entries, total }] = await Promise.all([otherEntries(), jobEntries(0)]);
    if (others.length + total <= mostAddresses) {
      return urlSet([...others, ...entries], origin);
    }
    const parts = Array.from({ length: Math.ceil(total / mostAddresses) }, (_, index) => `/sitemaps/${index + 1}.xml`);
    return sitemapIndex(['/sitemaps/0.xml', ...parts], origin);
  };
  /** Part 0 has the pages that are no jobs, the others have the jobs. */
  const mapPart = async (part: number): Promise<Buffer> => {
    const entries = part === 0 ? await otherEntries() : (await jobEntries((part - 1) * mostAddresses)).entries;
    if (entries.length === 0) {
      throw new AppError('not_found');
    }
    return urlSet(entries, origin);
  };
  const feed = async (): Promise<Buffer> => {
    const newest = await jobs.list(listJobsQuery.parse({ limit: feedLength }));
    return jobsFeed(newest as Job[], origin);
  };

  server.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', robots(origin)));
  server.get('/sitemap.xml', async (_request, reply) => send(reply, 'application/xml', await cache.get('map', map)));
  server.get<{ Params: { part: string } }>('/sitemaps/:part(^\\d{1,4}$).xml', async ({ params }, reply) =>
    send(reply, 'application/xml', await cache.get(`map ${params.part}`, () => mapPart(Number(params.part)))),
  );
  server.get('/feeds/jobs.rss', async (_request, reply) =>
    send(reply, 'application/rss+xml', await cache.get('feed', feed)),
  );
};
