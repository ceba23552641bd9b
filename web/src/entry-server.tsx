import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { PageAddress, PageRenderer, RenderedPage, RenderRequest } from '@workboard/contracts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { embeddable, missingHead, renderHead } from './app/page-head.js';
import { Providers } from './app/providers.js';
import { knownSearch, publicPageAt, type Get } from './app/public-pages.js';
import { seekerReads } from './app/early-reads.js';
import { memberModulesAt } from './app/member-pages.js';
import { latestJobsQuery } from './features/dashboard/latest-jobs-queries.js';
import { memberRoutes } from './app/member-screens.js';
import { publicRoutes } from './app/public-routes.js';
import { preloadScreen, routeAt } from './app/routes.js';
import { preloadMemberLayout } from './app/shell.js';
import { keepContentBy } from './components/elements/kept-content.js';
import { keepHtml } from './components/elements/kept-html.js';
import { partsCame, withParts } from './components/feedback/lazy-part.js';
import { linkParameter } from './lib/session/mailed-link.js';
import { sessionQuery } from './lib/session/session.js';
import { type QueryValues, withQuery } from './lib/api/address.js';
import { absentStatuses } from './lib/api/api.js';
import { fillCache, type PageRead, type PageState } from './lib/api/page-state.js';
import { createQueryClient } from './lib/api/query-client.js';
import { configureSite } from './lib/session/site.js';
import { createStyleCache } from './lib/browser/style-cache.js';
import { fixNow } from './lib/browser/use-now.js';

const unknownAddress = '/404';
const jobPath = /^(?:\/public|\/preview)?\/jobs\/(\d{1,9})$/;
/** Marks a part that failed and was left to the browser. */
const failedPart = '<!--$!-->';

/** The address as a path of ours, whatever it looks like: `//x` names no other host here. */
const urlOf = (path: string): URL => new URL(`http://page/${path.replace(/^\//, '')}`);

/** Without a slash at its end. */
const pathOf = (url: URL): string => url.pathname.replace(/(?<=.)\/+$/, '');

const isKnownPath = (pathname: string): boolean => routeAt([...publicRoutes, ...memberRoutes], pathname) !== undefined;

const isKnown = (url: string): boolean => isKnownPath(pathOf(urlOf(url)));

const addressOf = (url: string): PageAddress | undefined => {
  const wanted = urlOf(url);
  const pathname = pathOf(wanted);
  const found = publicPageAt(pathname);
  if (!found) {
    return isKnownPath(pathname) ? undefined : { address: unknownAddress };
  }
  const jobId = jobPath.exec(pathname)?.[1];
  return {
    address: [pathname, knownSearch(found.page, wanted.searchParams)].filter(Boolean).join('?'),
    ...(jobId !== undefined && { jobId: Number(jobId) }),
  };
};

/** Reads for one page, and what was read. Only a first read may find nothing; a page without a later one is whole. */
const startReading = (read: RenderRequest['read']) => {
  const reads: PageRead[] = [];
  const get: Get = async ({ queryKey: key }, made) => {
    const { status, body } = await read(withQuery(String(key[0]), key[1] as QueryValues | undefined));
    if (status === 200) {
      const data = made ? made(body as never) : body;
      reads.push({ key, data });
      return data as never;
    }
    if (!absentStatuses.includes(status)) {
      throw new Error(`${String(key[0])} answered ${status}`);
    }
    reads.push({ key, refusal: { status, body } });
    return undefined;
  };
  return { reads, get };
};

/** More than all public screens need; what was made for rare values is let go with the rest. */
const mostStyles = 1000;
let styleCache: EmotionCache | undefined;

/** Styles that earlier pages needed, so that they are not made again; a page carries those that it names. */
const sharedStyles = (): EmotionCache => {
  if (!styleCache || Object.keys(styleCache.inserted).length > mostStyles) {
    styleCache = createStyleCache();
  }
  return styleCache;
};

keepContentBy(keepHtml((content) => renderToString(<StaticRouter location="/">{content}</StaticRouter>)));

/** How often a page is rendered again because code of a part of it had to be loaded; after that it is the server's for good. */
const mostRounds = 4;

/** The app at an address as HTML with its styles. Everything that it shares with other requests is set right before. */
const renderApp = ({ address, site, now }: RenderRequest, reads: readonly PageRead[], signedIn: boolean) => {
  const cache = sharedStyles();
  const styles = createEmotionServer(cache);
  const client = createQueryClient();
  fillCache(client, reads);
  configureSite({ ...site, signedIn });
  fixNow(now);
  const { html, parts } = withParts(() =>
    renderToString(
      <CacheProvider value={cache}>
        <Providers client={client}>
          <StaticRouter location={address}>
            <App />
          </StaticRouter>
        </Providers>
      </CacheProvider>,
    ),
  );
  fixNow(undefined);
  client.clear();
  // Each word of a page is compared with the names of styles, of which most pages have none.
  const named = html.includes(`${cache.key}-`) ? html : '';
  return { html, css: styles.constructStyleTagsFromChunks(styles.extractCriticalToChunks(named)), parts };
};

const renderWhole = async (request: RenderRequest, reads: readonly PageRead[], signedIn: boolean) => {
  for (let round = 1; round <= mostRounds; round += 1) {
    const page = renderApp(request, reads, signedIn);
    if (!page.html.includes(failedPart)) {
      return page;
    }
    if (!(await partsCame())) {
      break;
    }
  }
  throw new Error(`A part of ${request.address} could not be rendered`);
};

const stateOf = ({ now }: RenderRequest, reads: PageRead[], parts: string[]): string =>
  embeddable({ now: now.toISOString(), reads, parts } satisfies PageState);

const memberScreens = 'src/app/member-screens.tsx';

const modulesAt = (url: string): readonly string[] => {
  const pathname = pathOf(urlOf(url));
  const module = publicPageAt(pathname)?.page.module;
  return module ? [module] : [memberScreens, ...memberModulesAt(pathname)];
};

const render = async (request: RenderRequest): Promise<RenderedPage> => {
  const { pathname, search, searchParams } = urlOf(request.address);
  const found = publicPageAt(pathname);
  const { reads, get } = startReading(request.read);
  const [head] = await Promise.all([
    found?.page.load(get, { pathname, id: found.id, search: searchParams }),
    preloadScreen(pathname),
  ]);
  const { origin } = request.site;
  const { parts, ...page } = await renderWhole(request, reads, false);
  return {
    ...page,
    status: head ? 200 : 404,
    head: head
      ? renderHead(head, { origin, address: `${pathname}${search}` })
      : missingHead(found?.page.missing ?? '404 Page Not Found'),
    state: stateOf(request, reads, parts),
    modules: [found?.page.module ?? memberScreens, ...parts],
  };
};

const renderForSeeker = async (request: RenderRequest): Promise<RenderedPage | undefined> => {
  const { pathname, search, searchParams } = urlOf(request.address);
  const found = publicPageAt(pathname);
  const first = found ? found.page.seekerReads : seekerReads[pathname];
  // A mailed link is used in the browser alone.
  if (!first || searchParams.has(linkParameter)) {
    return undefined;
  }
  const { reads, get } = startReading(request.read);
  // A session that has ended, or cannot be read now, is the browser's matter.
  const user = await get(sessionQuery).catch(() => undefined);
  if (user?.role !== 'job_seeker') {
    return undefined;
  }
  const [head] = await Promise.all([
    found?.page.load(get, { pathname, id: found.id, search: searchParams }),
    preloadScreen(pathname),
    preloadMemberLayout(),
    ...first.map((query) => get(query)),
    pathname === '/dashboard' && get(latestJobsQuery(user)),
  ]);
  if (found && !head) {
    return undefined;
  }
  const { origin } = request.site;
  const { parts, ...page } = await renderWhole(request, reads, true);
  return {
    ...page,
    status: 200,
    head: head && renderHead(head, { origin, address: `${pathname}${search}` }),
    state: stateOf(request, reads, parts),
    modules: [...modulesAt(request.address), ...parts],
  };
};

/** What the gateway renders pages with. */
export const renderer: PageRenderer = { isKnown, addressOf, modulesAt, render, renderForSeeker };
