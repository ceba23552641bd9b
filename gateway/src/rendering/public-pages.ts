import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node:querystring';
import { pathToFileURL } from 'node:url';
import { jobsApi, type PageAddress, type PageRenderer, type ReadAnswer } from '@workboard/contracts';
import { LoadingCache, logger, newContext, runInContext } from '@workboard/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JobLists } from '../jobs/job-lists.js';
import { partOfPage } from '../jobs/job-views.js';
import { refusalBody, toAppError } from '../platform/error-filter.js';
import { checkedQuery } from '../platform/route.js';
import { type Page, type Shell, webRoot } from './shell.js';

const listPath = `/api${jobsApi.list.path}`;

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
const limits = { freshMs: 2000, againWithinMs: 10_000, maxBytes: 32 * megabyte, maxValueBytes: megabyte };

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

  constructor(
    private readonly parts: { server: FastifyInstance; shell: Shell; renderer: PageRenderer; lists: JobLists },
  ) {}

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
    const [path = '', search = ''] = url.split('?');
    return path === listPath ? this.readList(search, request) : this.inject(url, request, { [partOfPage]: '1' });
  }

  /**
   * What nearly all pages show, without the way of a call through all hooks, which costs more than the list itself. It counts as its
   * page alone, of which an address may have half as many as calls.
   */
  private async readList(search: string, { id, ip }: FastifyRequest): Promise<ReadAnswer> {
    const context = newContext({ requestId: id, address: ip.slice(0, 64), deadline: Date.now() + readTimeoutMs });
    try {
      const query = checkedQuery(jobsApi.list.query, parse(search));
      const list = await runInContext(context, () => this.parts.lists.read(query));
      return { status: 200, body: JSON.parse(list.toString()) };
    } catch (error) {
      const refusal = toAppError(error);
      return { status: refusal.status, body: JSON.parse(refusalBody(refusal, id)) };
    }
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
