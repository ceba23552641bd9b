import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageAddress, PageRenderer, ReadAnswer } from '@workboard/contracts';
import { LoadingCache, logger } from '@workboard/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { partOfPage } from '../jobs/job-views.js';
import { type Page, type Shell, webRoot } from './shell.js';

/** A read that takes longer is left to the browser. */
const readTimeoutMs = 3000;
/**
 * Rendering holds up everything else for some milliseconds; when so many wait for it, browsers do it themselves. Few: the page
 * of a seeker is made for them alone, so that under load nearly all of a gateway's time went into such pages, and every other
 * call waited behind them.
 */
const mostAtOnce = 4;
const megabyte = 1024 * 1024;
/** Long enough to carry a rush, short enough that a job just posted, published or closed is not missed. */
const limits = { freshMs: 2000, maxBytes: 32 * megabyte, maxValueBytes: megabyte };

export interface PublicPage {
  page: Page;
  status: number;
  jobId: number | undefined;
}

/** Loads the web app's server build; undefined when it has not been built. */
export const loadRenderer = async (): Promise<PageRenderer | undefined> => {
  const file = path.join(webRoot, 'server/entry-server.js');
  if (!existsSync(file)) {
    return undefined;
  }
  const { renderer } = (await import(pathToFileURL(file).href)) as { renderer: PageRenderer };
  return renderer;
};

/** What visitors see first, rendered here, kept for 2 s and shared by all of them (ADR 10). */
export class PublicPages {
  private readonly cache = new LoadingCache<PublicPage>({
    name: 'pages',
    ...limits,
    sizeOf: ({ page }) => page.html.length,
  });
  private running = 0;

  constructor(private readonly parts: { server: FastifyInstance; shell: Shell; renderer: PageRenderer }) {}

  /** Whether the path is in the route table at all. */
  isKnown(url: string): boolean {
    return this.parts.renderer.isKnown(url);
  }

  /** Source files of the screen at a path. */
  modulesAt(url: string): readonly string[] {
    return this.parts.renderer.modulesAt(url);
  }

  /** The page for a request without a session; undefined when the browser has to make it. Never throws. */
  async find(request: FastifyRequest): Promise<PublicPage | undefined> {
    try {
      const { renderer, shell } = this.parts;
      const found = renderer.addressOf(request.url);
      const key = `${found?.address} ${shell.hasSheet(request)}`;
      return found && (await this.cache.get(key, () => this.render(found, request)));
    } catch (error) {
      logger.warn({ err: error, path: request.url }, 'page not rendered');
      return undefined;
    }
  }

  /** The page for a seeker who is signed in, made for them alone; undefined when the browser has to make it. Never throws. */
  async findForSeeker(request: FastifyRequest): Promise<Page | undefined> {
    const { renderer, shell } = this.parts;
    try {
      const rendered = await this.oneOfFew(() =>
        renderer.renderForSeeker({
          address: request.url,
          read: (url) => this.readAs(request, url),
          now: new Date(),
          site: shell.site,
        }),
      );
      return rendered && shell.filled(rendered, { hasSession: true, hasSheet: shell.hasSheet(request) });
    } catch (error) {
      logger.warn({ err: error, path: request.routeOptions.url }, 'page not rendered');
      return undefined;
    }
  }

  private async render({ address, jobId }: PageAddress, request: FastifyRequest): Promise<PublicPage> {
    const { renderer, shell } = this.parts;
    const rendered = await this.oneOfFew(() =>
      renderer.render({ address, read: (url) => this.read(url, request), now: new Date(), site: shell.site }),
    );
    return {
      page: shell.filled(rendered, { hasSession: false, hasSheet: shell.hasSheet(request) }),
      status: rendered.status,
      jobId: rendered.status === 200 ? jobId : undefined,
    };
  }

  private async oneOfFew<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= mostAtOnce) {
      throw new Error('Too many pages are being rendered');
    }
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
    }
  }

  private read(url: string, request: FastifyRequest): Promise<ReadAnswer> {
    return this.inject(url, request, { [partOfPage]: '1' });
  }

  /** With the session, and from this page, so that the view of a job is counted as the browser's own call would be. */
  private readAs(request: FastifyRequest, url: string): Promise<ReadAnswer> {
    const { cookie = '' } = request.headers;
    return this.inject(url, request, { cookie, referer: `${this.parts.shell.site.origin}${request.url}` });
  }

  /** A call of the `/api` without the network, with all of its checks and limits. */
  private async inject(url: string, { ip, headers }: FastifyRequest, own: Record<string, string>): Promise<ReadAnswer> {
    // Not `AbortSignal.timeout`, which would keep the call and its answer until then.
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), readTimeoutMs);
    try {
      const answer = await this.parts.server.inject({
        method: 'GET',
        url,
        remoteAddress: ip,
        headers: { 'user-agent': headers['user-agent'] ?? '', ...own },
        signal: giveUp.signal,
      });
      return { status: answer.statusCode, body: answer.json() };
    } finally {
      clearTimeout(timer);
    }
  }
}
