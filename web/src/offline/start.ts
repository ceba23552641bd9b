import type { Query, QueryClient } from '@tanstack/react-query';
import type { User } from '@workboard/contracts';
import { type QueryValues, withQuery } from '../lib/api/address.js';
import { isUnanswered } from '../lib/api/api.js';
import { keptAt } from '../lib/api/kept-marks.js';
import { readPageState } from '../lib/api/page-state.js';
import { forgetAccount } from '../lib/session/private-caches.js';
import { applicationsQuery } from '../entities/application/application-queries.js';
import { savedJobsQuery } from '../entities/job/job-queries.js';
import { sessionKey } from '../lib/api/query-client.js';
import { isSharedDevice } from '../lib/browser/shared-device.js';
import { savesData } from '../lib/browser/saves-data.js';
import { sessionQuery } from '../lib/session/session.js';
import { site } from '../lib/session/site.js';
import { deviceStore } from './waiting.js';
import { kindOf } from './kinds.js';
import { keepAccount } from './keep-account.js';
import { flush, refresh, startQueue } from './queue.js';
import { registerWorker } from './register.js';

/** How often what came from this device is asked for over the line. */
const everyMs = 8000;

const addressOf = ({ queryKey: [path, query] }: Pick<Query, 'queryKey'>): string =>
  withQuery(String(path), typeof query === 'object' ? (query as QueryValues) : undefined);

const isKept = (query: Query): boolean => keptAt(addressOf(query)) !== undefined;

/** Says since when the oldest answer on the screen is kept, and whether there is a line. */
const watchLine = (client: QueryClient): void => {
  const look = () => {
    const active = client.getQueryCache().findAll({ type: 'active' });
    const times = active
      .filter(({ queryKey: [path] }) => path !== sessionKey[0])
      .flatMap((query) => keptAt(addressOf(query)) ?? []);
    const keptSince = times.toSorted()[0];
    // Browsers know only of a line to the next box.
    const isOffline = !navigator.onLine || active.some(({ state }) => isUnanswered(state.error));
    const now = deviceStore.current();
    if (now.keptSince !== keptSince || now.isOffline !== isOffline) {
      deviceStore.set({ keptSince, isOffline });
    }
    if (!now.isSettled) {
      void refresh().catch(() => undefined);
    }
  };
  let isAsking = false;
  const lookLater = () => {
    if (!isAsking) {
      isAsking = true;
      setTimeout(() => {
        isAsking = false;
        look();
      }, 50);
    }
  };
  const askAgain = () => {
    void client.refetchQueries({
      predicate: (query) => isKept(query) && (query.isActive() || query.queryKey[0] === sessionKey[0]),
    });
  };
  client.getQueryCache().subscribe(lookLater);
  window.addEventListener('offline', look);
  window.addEventListener('online', () => {
    look();
    askAgain();
  });
  setInterval(() => {
    if (navigator.onLine) {
      askAgain();
    }
  }, everyMs);
  look();
};

/** Keeps the account of a seeker for screens without a line, and nothing of anybody else (decision P51). */
const watchSession = (client: QueryClient): void => {
  let last: User | null | undefined;
  const look = () => {
    const user = client.getQueryData(sessionQuery.queryKey);
    if (user === last || user === undefined) {
      return;
    }
    const isOther = user?.id !== last?.id;
    last = user;
    if (keptAt(sessionKey[0]) === undefined) {
      void (user?.role === 'job_seeker' && !isSharedDevice() ? keepAccount(user) : forgetAccount()).catch(
        () => undefined,
      );
    }
    if (isOther) {
      void refresh()
        .then(flush)
        .catch(() => undefined);
    }
  };
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === sessionKey[0]) {
      look();
    }
  });
  if (site().signedIn === false && client.getQueryData(sessionQuery.queryKey) === null) {
    void forgetAccount();
  }
  look();
};

const ownLists: readonly unknown[] = [applicationsQuery.queryKey[0], savedJobsQuery.queryKey[0]];

/** Gives the worker what it leaves to the browser while the line is good: what was read, lists that the screen has changed, files. */
const feedWorker = (worker: ServiceWorker, client: QueryClient): void => {
  const keep = (url: string, body: unknown, isRead: boolean) =>
    !isSharedDevice() &&
    kindOf(url.split('?')[0] ?? url) &&
    worker.postMessage({ type: 'keep', url, body, isRead }, []);
  for (const { key, data, refusal } of readPageState()?.reads ?? []) {
    if (!refusal) {
      keep(addressOf({ queryKey: key }), data, true);
    }
  }
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') {
      const { queryKey, state } = event.query;
      const address = addressOf(event.query);
      if (!event.action.manual) {
        if (keptAt(address) === undefined) {
          keep(address, state.data, true);
        }
      } else if (queryKey.length === 1 && ownLists.includes(queryKey[0])) {
        keep(address, state.data, false);
      }
    }
  });
  // What was read while the worker came.
  for (const query of client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })) {
    const address = addressOf(query);
    if (keptAt(address) === undefined) {
      keep(address, query.state.data, true);
    }
  }
  const files: string[] = [];
  let isRoadKept = false;
  const keepFiles = () => {
    const isSeeker = client.getQueryData(sessionQuery.queryKey)?.role === 'job_seeker';
    const withRoad = isSeeker && !savesData() && !isRoadKept;
    isRoadKept ||= withRoad;
    if (withRoad || files.length > 0) {
      worker.postMessage({ type: 'files', files: files.splice(0), withRoad }, []);
    }
  };
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === sessionKey[0]) {
      keepFiles();
    }
  });
  new PerformanceObserver((seen) => {
    for (const { name } of seen.getEntries()) {
      const { origin, pathname } = new URL(name);
      if (origin === window.location.origin && pathname.startsWith('/assets/')) {
        files.push(pathname);
      }
    }
    keepFiles();
  }).observe({ type: 'resource', buffered: true });
};

interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** Puts the browser's offer on the screen, also one that came before this code (`theme/bootstrap.js`). It can be taken once. */
const watchInstall = (): void => {
  const take = (offer: InstallOffer) =>
    deviceStore.set({
      install: () => {
        deviceStore.set({ install: undefined });
        void offer.prompt();
      },
    });
  const { installOffer } = window as { installOffer?: InstallOffer };
  if (installOffer) {
    take(installOffer);
  }
  window.addEventListener('beforeinstallprompt', (event) => take(event as InstallOffer));
  window.addEventListener('appinstalled', () => deviceStore.set({ install: undefined }));
};

/**
 * Brings the font of headings for later pages, where it would have been in the way of the first one (`theme/bootstrap.js`).
 * Only where a worker keeps it: who is here for one job should not pay for it.
 */
const bringFont = (): void => {
  const link = document.querySelector<HTMLLinkElement>('html[data-font-later] link[data-font]');
  if (link && !savesData()) {
    link.rel = 'prefetch';
  }
};

/** Everything that this device does without a line (ADR 24). Begins once the page is at rest. */
export const startOffline = async (client: QueryClient): Promise<void> => {
  watchInstall();
  watchLine(client);
  watchSession(client);
  startQueue(client);
  const worker = await registerWorker().catch(() => undefined);
  if (worker) {
    feedWorker(worker, client);
    bringFont();
  }
};
