import {
  AppError,
  cardVersion,
  companiesService,
  companyCard,
  type Job,
  jobCard,
  jobsService,
  jobStateOf,
  parseFileUrl,
  type ShareCard,
  shareCardType,
  siteCard,
} from '@workboard/contracts';
import { LoadingCache, type Client, fileKey, type Storage } from '@workboard/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newLargeGate } from '../platform/large-calls.js';
import { drawCard } from './draw-card.js';

const megabyte = 1024 * 1024;
/** A card has some 60 KB. */
const limits = { maxBytes: 24 * megabyte, maxValueBytes: megabyte, freshMs: 24 * 3_600_000 };

interface CardSources {
  jobs: Pick<Client<typeof jobsService>, 'get'>;
  companies: Pick<Client<typeof companiesService>, 'get'>;
  storage: Pick<Storage, 'get'>;
}

/** What everybody may read, or null for what is not there for visitors. */
const ifVisible = async <T>(read: Promise<T>): Promise<T | null> => {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'job_not_found' || error.code === 'company_not_found')) {
      return null;
    }
    throw error;
  }
};

const isLive = (job: Job): boolean => jobStateOf(job, { now: new Date() }) === 'live';

/** The id in an address, or `not_found`. */
const idIn = ({ params }: FastifyRequest): number => {
  const id = Number((params as { id: string }).id);
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) {
    throw new AppError('not_found');
  }
  return id;
};

/**
 * Pictures that links to jobs and companies are shown with (decision P66), at `/og/jobs/{id}.jpg`, `/og/companies/{id}.jpg` and
 * `/og/site.jpg`. Read as a visitor reads: what they cannot see, and what nobody can apply for, has the site's own card. Drawn
 * once per content, two at a time; no view is counted.
 */
export const serveShareCards = (server: FastifyInstance, { jobs, companies, storage }: CardSources): void => {
  const cache = new LoadingCache<Buffer>({ name: 'share cards', ...limits, sizeOf: ({ length }) => length });
  const gate = newLargeGate();

  const logoOf = async ({ logo }: ShareCard): Promise<Buffer | null> => {
    const file = logo === null ? undefined : parseFileUrl(logo);
    return file ? ((await storage.get(fileKey('logo', file.fileId)))?.body ?? null) : null;
  };
  const send = async (card: ShareCard, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const version = cardVersion(card);
    const tag = `"${version}"`;
    void reply.header('cache-control', 'public, max-age=3600').header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) {
      return reply.code(304).send();
    }
    const picture = await cache.get(version, () => gate.pass(async () => drawCard(card, await logoOf(card))));
    return reply.type(shareCardType).send(picture);
  };

  server.get('/og/site.jpg', (request, reply) => send(siteCard, request, reply));
  server.get('/og/jobs/:id(^\\d+$).jpg', async (request, reply) => {
    const job = await ifVisible(jobs.get({ id: idIn(request) }));
    return send(job && isLive(job) ? jobCard(job) : siteCard, request, reply);
  });
  server.get('/og/companies/:id(^\\d+$).jpg', async (request, reply) => {
    const company = await ifVisible(companies.get({ id: idIn(request) }));
    return send(company ? companyCard(company) : siteCard, request, reply);
  });
};
