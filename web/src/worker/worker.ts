import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { keptHeader } from '../lib/api/kept-marks.js';
import { keptAccount, privatePrefix } from '../lib/session/private-caches.js';
import { queueChannel, sendAll, toSend } from '../offline/send-queue.js';
import { isKeepable, isScreen, kindOf, limits } from '../offline/kinds.js';

declare const self: ServiceWorkerGlobalScope;
/** The shell's files, and those of a seeker's way to an application; the build puts them in (`vite.worker.config.ts`). */
declare const shellFiles: PrecacheEntry[];
declare const roadFiles: string[];

const shellPage = '/app-shell';
const filesCache = 'files';
const sheetCache = 'sheet';
const publicCache = 'public-data';
const privateCache = (accountId: number): string => `${privatePrefix}data-${accountId}`;

/** A line that takes longer is a bad one: what is kept is shown meanwhile. */
const badLineMs = 6000;

precacheAndRoute(shellFiles, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

const shell = () => matchPrecache(shellPage);

/** Takes the sheet that every page stands on out of the shell; the server sends pages without it from then on (ADR 53). */
const keepSheet = async (): Promise<void> => {
  const page = await (await shell())?.text();
  const [, file, sheet] = /<style data-file="([^"]+)">([\s\S]*?)<\/style>/.exec(page ?? '') ?? [];
  await caches.delete(sheetCache);
  if (file && sheet) {
    const cache = await caches.open(sheetCache);
    await cache.put(file, new Response(sheet, { headers: { 'content-type': 'text/css; charset=utf-8' } }));
    await self.registration.navigationPreload.setHeaderValue(file);
  }
};

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable().then(keepSheet)]));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/sheet-'),
  new CacheFirst({ cacheName: sheetCache }),
);

/** For so long after a failure the worker answers for files at once. While the line is good it asks there first. */
const standsInForMs = 60_000;
let standsInUntil = 0;
const lineFailed = (): void => {
  standsInUntil = Date.now() + standsInForMs;
};
const standsIn = (): boolean => !self.navigator.onLine || Date.now() < standsInUntil;

/** Pages of the server are never kept: they may be another's. Without a line the shell stands in for all of them. */
const openScreen = async (event: FetchEvent): Promise<Response> => {
  const fromLine = (async () => ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request))();
  const late = new Promise<Response | undefined>((resolve) => {
    setTimeout(() => void shell().then(resolve), badLineMs);
  });
  try {
    const first = await Promise.race([
      fromLine.then((page) => ({ page })),
      late.then((page) => ({ page, isLate: true })),
    ]);
    if ('isLate' in first) {
      lineFailed();
    }
    return first.page ?? (await fromLine);
  } catch {
    lineFailed();
    return (await shell()) ?? Response.error();
  }
};

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isScreen(url.pathname),
  ({ event }) => openScreen(event as FetchEvent),
);

const files = new CacheFirst({
  cacheName: filesCache,
  plugins: [new ExpirationPlugin({ ...limits.files, purgeOnQuotaError: true })],
});
/** A file from the line, or the browser's own cache. It may fail before the worker knows that the line did: then from ours. */
const fileFromLine = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    lineFailed();
    const kept = await caches.match(request, { cacheName: filesCache });
    if (!kept) {
      throw error;
    }
    return kept;
  }
};
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ event, request }) => (standsIn() ? files.handle({ event, request }) : fileFromLine(request)),
);

/** An answer that a page gives the worker to keep. */
interface Kept {
  url: string;
  body: unknown;
  /** It came over the line just now. */
  isRead: boolean;
}

const keptResponse = (text: string, at: string): Response =>
  new Response(text, {
    headers: { 'content-type': 'application/json; charset=utf-8', date: new Date(at).toUTCString(), [keptHeader]: at },
  });

/** Keeps what a page read over the line, or has changed since; what was changed stays as old as it was. */
const keep = async ({ url, body, isRead }: Kept): Promise<void> => {
  const { href, pathname } = new URL(url, self.location.origin);
  const kind = kindOf(pathname);
  const account = kind === 'private' ? await keptAccount() : undefined;
  const text = JSON.stringify(body);
  if (!kind || (kind === 'private' && !account) || !isKeepable(pathname, text, account?.id)) {
    return;
  }
  const name = account ? privateCache(account.id) : publicCache;
  const cache = await caches.open(name);
  const before = kind === 'private' && !isRead ? (await cache.match(href))?.headers.get(keptHeader) : undefined;
  await cache.put(href, keptResponse(text, before ?? new Date().toISOString()));
  const expiration = new CacheExpiration(name, limits[kind]);
  await expiration.updateTimestamp(href);
  await expiration.expireEntries();
  // Who signs out while something is being kept takes that along, too.
  if (account && (await keptAccount())?.id !== account.id) {
    await caches.delete(name);
  }
};

/** Whether a file came with the worker, or is the sheet, which it has from the shell. */
const isHeld = async (name: string): Promise<boolean> =>
  (await matchPrecache(name)) !== undefined || (await caches.match(name, { cacheName: sheetCache })) !== undefined;

/** Brings files into the cache, most of them from the browser's own. */
const keepFiles = async (event: ExtendableEvent, names: readonly string[]): Promise<void> => {
  for (const name of names) {
    if (!(await isHeld(name))) {
      await files.handle({ event, request: new Request(name) }).catch(() => undefined);
    }
  }
};

type Message =
  | { type: 'skip' }
  | { type: 'isOf'; scripts: string[] }
  | ({ type: 'keep' } & Kept)
  | { type: 'lineFailed' }
  | { type: 'files'; files: string[]; withRoad: boolean };

self.addEventListener('message', (event) => {
  const message = event.data as Message;
  switch (message.type) {
    case 'skip':
      event.waitUntil(self.skipWaiting());
      break;
    case 'isOf':
      event.ports[0]?.postMessage(
        message.scripts.every((script) => shellFiles.some(({ url }) => script.endsWith(url))),
      );
      break;
    case 'keep':
      event.waitUntil(keep(message));
      break;
    case 'lineFailed':
      lineFailed();
      event.ports[0]?.postMessage(true);
      break;
    case 'files':
      event.waitUntil(keepFiles(event, [...message.files, ...(message.withRoad ? roadFiles : [])]));
      break;
    default:
  }
});

/** The browser says that the line is back, perhaps with no tab open. What is left makes it try again. */
const sendWaiting = async (): Promise<void> => {
  const account = await keptAccount();
  if (!account) {
    return;
  }
  await sendAll(account.id);
  if ((await toSend(account.id)).some(({ state }) => state === 'waiting')) {
    throw new Error('Still waiting for a signal');
  }
};

self.addEventListener('sync', (event) => {
  if ('tag' in event && event.tag === queueChannel && 'waitUntil' in event && typeof event.waitUntil === 'function') {
    event.waitUntil(sendWaiting());
  }
});
