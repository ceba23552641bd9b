import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { sessionCookieName } from '../session/session-cookie.js';
import { AppError } from '@workboard/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.js';
import type { JobLists } from '../jobs/job-lists.js';
import type { JobViews } from '../jobs/job-views.js';
import { loadRenderer, PublicPages } from './public-pages.js';
import { type Page, sheetHeader, Shell, webRoot } from './shell.js';

/** Browsers look here for a new version of the site: never from a cache on the way. */
const worker = /\/sw\.js(\.br|\.gz)?$/;
/** It asks our own server, and runs nothing but itself. */
const workerPolicy = "default-src 'none'; connect-src 'self'";
const hashedFile = /\/assets\/.+-[\w-]{8,}\.\w+(\.br|\.gz)?$/;

/**
 * What browsers heed with a file that is no page; all others of the usual headers would be half a small file's bytes. Ranges are
 * not among them, because browsers do not go on with a compressed file where it broke off (tried with Chromium).
 */
const headersOfFiles = new Set([
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'cache-control',
  'content-type',
  'content-encoding',
  'content-length',
  'etag',
  'vary',
]);

const serveFiles = async (server: FastifyInstance): Promise<void> => {
  await server.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', 'csp.json', '.vite/**', 'server/**', '**/*.br', '**/*.gz', '**/*.map'],
    lastModified: false,
    setHeaders: (reply, file) => {
      if (hashedFile.test(file)) {
        const needless = Object.keys(reply.getHeaders()).filter((name) => !headersOfFiles.has(name));
        for (const name of needless) {
          void reply.removeHeader(name);
        }
        void reply.header('cache-control', 'public, max-age=31536000, immutable');
        return;
      }
      const isWorker = worker.test(file);
      void reply.header('cache-control', isWorker ? 'no-cache' : 'public, max-age=3600');
      if (isWorker) {
        void reply.header('content-security-policy', workerPolicy);
      }
    },
  });
};

interface PageAnswer {
  status: number;
  /** Null when the web app has not been built. */
  page: Page | null;
  /** It holds what is one person's. */
  isPrivate?: boolean;
}

interface PagesOptions {
  server: FastifyInstance;
  env: Env;
  views: JobViews;
  lists: JobLists;
}

/** The built web app: its files precompressed and kept for ever, and its page for every address that is none of them. */
export const servePages = async ({ server, env, views, lists }: PagesOptions): Promise<void> => {
  const shell = new Shell(env);
  const sessionName = sessionCookieName(env.PUBLIC_URL);
  if (existsSync(webRoot)) {
    await serveFiles(server);
  }
  const renderer = await loadRenderer();
  const pages = renderer && new PublicPages({ server, shell, renderer, lists });

  const visitorPage = async (request: FastifyRequest): Promise<PageAnswer | undefined> => {
    const found = await pages?.find(request);
    if (found?.jobId !== undefined) {
      views.count(found.jobId, request);
    }
    return found;
  };

  const seekerPage = async (request: FastifyRequest): Promise<PageAnswer | undefined> => {
    const page = await pages?.findForSeeker(request);
    return page && { status: 200, page, isPrivate: true };
  };

  /** The page itself for visitors, and for seekers who are signed in; all others get the bare one, which the browser fills. */
  const pageFor = async (request: FastifyRequest): Promise<PageAnswer> => {
    const hasSession = request.cookies[sessionName] !== undefined;
    const found = await (hasSession ? seekerPage(request) : visitorPage(request));
    return (
      found ?? {
        status: pages?.isKnown(request.url) === false ? 404 : 200,
        page: shell.bare({
          hasSession,
          hasSheet: shell.hasSheet(request),
          modules: pages?.modulesAt(request.url),
        }),
      }
    );
  };

  /** What the service worker shows without a line: nobody's page, which finds out for itself who looks (ADR 24). */
  server.get('/app-shell', async (_request, reply) => {
    const page = shell.bare({});
    if (!page) {
      throw new AppError('unavailable', { message: 'The web app has not been built yet' });
    }
    return reply
      .header('content-security-policy', page.contentPolicy)
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page.html);
  });

  server.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) {
      throw new AppError('not_found');
    }
    const { status, page, isPrivate } = await pageFor(request);
    if (!page) {
      throw new AppError('unavailable', { message: 'The web app has not been built yet' });
    }
    return reply
      .code(status)
      .header('content-security-policy', page.contentPolicy)
      .header('cache-control', isPrivate ? 'private, no-store' : 'no-cache')
      .header('vary', `Cookie, Accept-Encoding, ${sheetHeader}`)
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
};
