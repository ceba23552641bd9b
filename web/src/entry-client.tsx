import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.js';
import { Providers } from './app/providers.js';
import { preloadScreen } from './app/routes.js';
import { again, LostFile, pause } from './lib/loading/again.js';
import { readEarly } from './app/early-reads.js';
import { preloadDrawn } from './components/feedback/lazy-part.js';
import { makeUpForEarlyActs } from './lib/browser/early-acts.js';
import { fillCache, type PageState, readPageState } from './lib/api/page-state.js';
import { createQueryClient } from './lib/api/query-client.js';
import { site } from './lib/session/site.js';
import { fixNow } from './lib/browser/use-now.js';

const client = createQueryClient();

/** How often lost code is asked for while the server's page can be read, in milliseconds. */
const everyMs = 5000;

/**
 * Loads what the screen is made of. While some of it is lost, the server's page stays as it is: it can be read, and its links
 * lead on. An empty page is filled at once, and what is lost says so in its place.
 */
const preloadAll = async (state: PageState | null): Promise<void> => {
  for (;;) {
    try {
      await preloadScreen(window.location.pathname, window.location.search);
      await preloadDrawn(state?.parts ?? []);
      return;
    } catch (error) {
      if (!(error instanceof LostFile)) {
        throw error;
      }
      if (!state) {
        return;
      }
    }
    await pause(everyMs);
  }
};

/** What the device does without a line comes last, when the page is at rest. */
const startLater = (): void => {
  const load = () =>
    again(() => import('./offline/start.js')).then(
      ({ startOffline }) => startOffline(client),
      // Lost as any file may be: the page does without until the line is back.
      () => window.addEventListener('online', () => void load(), { once: true }),
    );
  const whenIdle = () =>
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(() => void load(), { timeout: 3000 }) : void load()),
      200,
    );
  if (document.readyState === 'complete') {
    whenIdle();
  } else {
    window.addEventListener('load', whenIdle, { once: true });
  }
};

/** Takes over the page that the server rendered, or fills the bare shell. */
const start = async (): Promise<void> => {
  const root = document.querySelector('#root');
  if (!root) {
    throw new Error('The page has no #root');
  }
  const state = readPageState();
  if (site().signedIn && !state) {
    // Asked while the screen's code is on its way.
    void readEarly(client, window.location.pathname);
  }
  await preloadAll(state);
  const app = (
    <Providers client={client}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  );
  if (!state) {
    createRoot(root).render(app);
    document.documentElement.dataset.ready = '';
    return;
  }
  fillCache(client, state.reads, site().signedIn);
  fixNow(new Date(state.now));
  hydrateRoot(root, app);
  makeUpForEarlyActs();
};

void start().then(startLater);
